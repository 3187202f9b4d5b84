import type { Card } from './cards';
import type { Seat, Status } from './game';
import type { Move, TurnedUp } from './tableau/moves';

/** What may happen in every game. */
export type CommonEvent<Player extends Seat, From> =
  | ({
      readonly type: 'moved';
      readonly seat: Player;
      readonly cards: readonly Card[];
    } & Move<From>)
  | ({ readonly type: 'turnedUp' } & TurnedUp)
  | { readonly type: 'turnEnded'; readonly seat: Player }
  | GameEnded;

export interface GameEnded {
  readonly type: 'gameEnded';
  readonly status: Status;
}
