/** Positions remembered; a power of two. */
const TABLE = 4096;
const PROBES = 16;

/** Remembers which positions a plan has looked at. Where it is too full it forgets, which only costs time. */
export class Seen {
  private readonly tableA = new Int32Array(TABLE);
  private readonly tableB = new Int32Array(TABLE);
  private readonly tableRun = new Int32Array(TABLE);
  private run = 0;

  /** Begins anew. */
  clear(): void {
    this.run++;
  }

  /** Whether the position of this key has been here before; from now on it has. */
  meets(a: number, b: number): boolean {
    const { tableA, tableB, tableRun, run } = this;
    let slot = (a ^ (a >>> 15)) & (TABLE - 1);
    for (let probes = 0; probes < PROBES; probes++) {
      if (tableRun[slot] !== run) {
        tableRun[slot] = run;
        tableA[slot] = a;
        tableB[slot] = b;
        return false;
      }
      if (tableA[slot] === a && tableB[slot] === b) return true;
      slot = (slot + 1) & (TABLE - 1);
    }
    return false;
  }
}
