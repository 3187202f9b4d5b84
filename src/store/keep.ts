/** What is kept in the browser between visits, by name. Nothing in it is ever overwritten unread. */
export interface Keep {
  /** The text kept under the name; null where there is none, or where the browser gives none out. */
  read(name: string): string | null;
  /** Whether the text is kept now. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  /**
   * Puts what cannot be read to one side, under a name of its own, for whoever may still make sense of it. False
   * where there was no room: it then stays where it is, and must not be written over.
   */
  setAside(name: string): boolean;
}

const PREFIX = 'klondike-zu-zweit';

/**
 * A keep in the browser's own storage. Where the browser blocks it (null, or every call throws) or it is full,
 * reading finds nothing and writing answers false; play goes on.
 */
export function createKeep(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): Keep {
  const key = (name: string): string => `${PREFIX}.${name}`;
  const attempt = <Value>(call: () => Value, otherwise: Value): Value => {
    try {
      return call();
    } catch {
      return otherwise;
    }
  };
  const read = (name: string): string | null =>
    attempt(() => storage?.getItem(key(name)) ?? null, null);
  const write = (name: string, text: string): boolean =>
    storage !== null &&
    attempt(() => {
      storage.setItem(key(name), text);
      return true;
    }, false);
  const remove = (name: string): void => attempt(() => storage?.removeItem(key(name)), undefined);
  return {
    read,
    write,
    remove,
    setAside(name) {
      const text = read(name);
      if (text === null) return true;
      let number = 1;
      while (read(`${name}.aside-${number}`) !== null) number += 1;
      const aside = write(`${name}.aside-${number}`, text);
      if (aside) remove(name);
      return aside;
    },
  };
}
