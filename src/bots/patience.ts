import type { CompactTableau } from '../search/tableau';

/** Counts the turns since anything got better: fewer cards face down or yet to come, or else more on the foundations. */
export class Patience {
  /** Turns without progress. */
  idle = 0;
  private best = Number.NEGATIVE_INFINITY;

  /** At the end of a turn; `toCome`: cards outside the tableau that still come in. */
  endTurn({ onFoundations, faceDown }: CompactTableau, toCome = 0): void {
    const progress = onFoundations - 60 * (faceDown + toCome);
    this.idle = progress > this.best ? 0 : this.idle + 1;
    this.best = Math.max(this.best, progress);
  }
}
