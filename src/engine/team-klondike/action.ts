import type { Card } from '../cards';
import type { Move, TableauSource } from '../tableau/moves';

export type TeamKlondikeSource = TableauSource | { readonly place: 'hand'; readonly card: Card };

/** Anything that the seat to move may submit. */
export type TeamKlondikeAction =
  | ({ readonly type: 'move' } & Move<TeamKlondikeSource>)
  | { readonly type: 'end' }
  | { readonly type: 'tuck'; readonly card: Card }
  /** Sets or moves the coin. */
  | { readonly type: 'coin'; readonly column: number }
  /** Leaves the coin as it is. */
  | { readonly type: 'pass' }
  | { readonly type: 'giveUp' };
