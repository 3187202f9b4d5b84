import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import { type Card, DECK } from './cards';

/** Seeds are whole numbers from 0 up to, but not including, this. */
export const SEEDS = 2 ** 32;

/**
 * The deck that a seed stands for, the same one for ever: deal codes in the players' hands depend on it. Fisher and
 * Yates' shuffle over a Mersenne twister, whose numbers pure-rand cuts to size without a bias.
 */
export function shuffle(seed: number): readonly Card[] {
  const random = mersenne(seed);
  const deck = [...DECK];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = uniformInt(random, 0, last);
    [deck[last], deck[other]] = [deck[other] as Card, deck[last] as Card];
  }
  return deck;
}
