/** A browser's storage, which may be blocked, or full for texts longer than this. */
export class Memory {
  readonly texts = new Map<string, string>();
  blocked = false;
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError');
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError');
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError');
    this.texts.delete(key);
  }
}
