/** Reads the fields of an options object from JSON; every one but `level` may be left out. */

/** A JSON object that has no other fields than these; null where it is anything else. */
export function objectWith(
  value: unknown,
  fields: readonly string[],
): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.keys(value).every((key) => fields.includes(key))
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

/** The flag, false where it is left out, null where it is none. */
export function flag(value: unknown): boolean | null {
  if (value === undefined) return false;
  return typeof value === 'boolean' ? value : null;
}

/** The whole number, the fallback where it is left out, null where it is none or out of range. */
export function wholeNumber(
  value: unknown,
  fallback: number,
  range: { readonly least: number; readonly most: number },
): number | null {
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  return value >= range.least && value <= range.most ? value : null;
}

/** One of a list of names; null where it is none of them. */
export const oneOf = <Name extends string>(value: unknown, names: readonly Name[]): Name | null =>
  names.find((name) => name === value) ?? null;

/** Packs choices, each a whole number below its count, into one number, the first one counting least. */
export const packChoices = (choices: readonly number[], counts: readonly number[]): number =>
  choices.reduceRight((packed, choice, i) => packed * (counts[i] as number) + choice, 0);

/** The choices that were packed with these counts; null where the number is too large for them. */
export function unpackChoices(packed: number, counts: readonly number[]): readonly number[] | null {
  let rest = packed;
  const choices = counts.map((count) => {
    const choice = rest % count;
    rest = Math.floor(rest / count);
    return choice;
  });
  return rest === 0 ? choices : null;
}
