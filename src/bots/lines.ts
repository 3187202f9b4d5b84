/** Moves a turn may have: four actions and as many free ones as there are cards. */
export const LINE = 64;

/** The best lines of moves that a search has met, best first, of those that lead to the same position only one. */
export class Lines {
  readonly moves: Int32Array[];
  readonly lengths: Int32Array;
  readonly values: Float64Array;
  /** What a player wants to know of a line: where it ends in a card that turns up unknown, its column; else -1. */
  readonly flips: Int8Array;
  private readonly names: Int32Array;
  count = 0;
  /** How many are kept. */
  private wanted = 1;

  constructor(most: number) {
    this.moves = Array.from({ length: most }, () => new Int32Array(LINE));
    this.lengths = new Int32Array(most);
    this.values = new Float64Array(most);
    this.flips = new Int8Array(most);
    this.names = new Int32Array(most);
  }

  clear(wanted: number): void {
    this.count = 0;
    this.wanted = wanted;
  }

  /** Whether a line of this value would be kept. */
  wants(value: number): boolean {
    return this.count < this.wanted || value > this.values[this.count - 1]!;
  }

  keep(path: Int32Array, length: number, value: number, name: number, flip: number): void {
    const { moves, lengths, values, names, flips } = this;
    let at = 0;
    while (at < this.count && names[at] !== name) at++;
    if (at < this.count && values[at]! >= value) return;
    if (at === this.count) {
      if (this.count < this.wanted) this.count++;
      else at--;
    }
    const line = moves[at]!;
    for (; at > 0 && values[at - 1]! < value; at--) {
      moves[at] = moves[at - 1]!;
      lengths[at] = lengths[at - 1]!;
      values[at] = values[at - 1]!;
      names[at] = names[at - 1]!;
      flips[at] = flips[at - 1]!;
    }
    for (let i = 0; i < length; i++) line[i] = path[i]!;
    moves[at] = line;
    lengths[at] = length;
    values[at] = value;
    names[at] = name;
    flips[at] = flip;
  }
}
