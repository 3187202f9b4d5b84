/**
 * The seed of one game of a run, or of one seat in it: a whole number below 2³², the same whatever else is played and in
 * whatever order. Neighbours come out unlike each other (the finalizer of MurmurHash3).
 */
export function seedOf(run: number, game: number, part = 0): number {
  let x =
    (Math.imul(run, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca77)) + Math.imul(part, 0xc2b2ae3d);
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
