import type { GameName, Result } from '../game';
import { GAMES } from '../games';
import { SEEDS } from '../shuffle';

/** All that it takes to deal a game: whoever has it deals the same one. */
export interface Deal {
  readonly game: GameName;
  /** As the game's `parseOptions` reads them. */
  readonly options: unknown;
  /** A whole number below `SEEDS`. */
  readonly seed: number;
}

/** Why a text is no deal code. */
export type DealCodeRefusal = 'codeLength' | 'codeCharacter' | 'codeMistyped' | 'codeUnknown';

/** Digits that cannot be taken for one another when they are read out or written by hand: no I, L, O, U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = DIGITS.length;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** The games by their number in a code. A place, once given, stays: codes are kept for years. */
const NUMBERED: readonly GameName[] = ['undercover', 'team-klondike'];
const OPTION_SETS = 2 ** 12;
const HEAD_LENGTH = 3;
const TAIL_LENGTH = 7;
const CODE_LENGTH = HEAD_LENGTH + TAIL_LENGTH + 1;

/** `K7M2-9QXR-4TB`: game and options, then the seed, then a check digit. */
export function formatDealCode({ game, options, seed }: Deal): string {
  const packed = GAMES[game].packOptions(options);
  const head = NUMBERED.indexOf(game) * OPTION_SETS + packed;
  const digits = [...digitsOf(head, HEAD_LENGTH), ...digitsOf(seed, TAIL_LENGTH)];
  const code = [...digits, checkDigit(digits)].map((digit) => DIGITS[digit]).join('');
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-');
}

/** Reads a deal code in either case, with or without its strokes and spaces. */
export function parseDealCode(text: string): Result<{ readonly deal: Deal }, DealCodeRefusal> {
  const digits = [...text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')].map((character) =>
    DIGITS.indexOf(LOOK_ALIKES[character] ?? character),
  );
  const refuse = (refusal: DealCodeRefusal) => ({ ok: false, refusal }) as const;
  if (digits.includes(-1)) return refuse('codeCharacter');
  if (digits.length !== CODE_LENGTH) return refuse('codeLength');
  if (checkDigit(digits.slice(0, -1)) !== digits.at(-1)) return refuse('codeMistyped');
  const head = numberOf(digits.slice(0, HEAD_LENGTH));
  const seed = numberOf(digits.slice(HEAD_LENGTH, -1));
  const name = NUMBERED[Math.floor(head / OPTION_SETS)];
  const game = name === undefined ? undefined : GAMES[name];
  const options = game?.unpackOptions(head % OPTION_SETS) ?? null;
  if (name === undefined || options === null || seed >= SEEDS) return refuse('codeUnknown');
  return { ok: true, deal: { game: name, options, seed } };
}

const digitsOf = (number: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => Math.floor(number / BASE ** (length - 1 - i)) % BASE);

const numberOf = (digits: readonly number[]): number =>
  digits.reduce((number, digit) => number * BASE + digit, 0);

/**
 * A digit that differs when any one digit is wrong or any two have changed places: the digits are the coefficients
 * of a polynomial over the field of 32 elements (modulo x⁵ + x² + 1), taken at x, whose first 31 powers all differ.
 */
const checkDigit = (digits: readonly number[]): number =>
  digits.reduce((sum, digit) => timesX(sum ^ digit), 0);
const timesX = (element: number): number => (element << 1) ^ (element & 16 ? 0b100101 : 0);
