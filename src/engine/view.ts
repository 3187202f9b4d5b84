import type { Card } from './cards';
import type { CommonState } from './game';
import type { EmptyColumnRule, Foundations } from './tableau/tableau';

/** A card that lies face down: which one it is stands nowhere in it. */
export interface FaceDown {
  readonly face: 'down';
}

export interface ColumnView<Down extends FaceDown = FaceDown> {
  readonly down: readonly Down[];
  readonly up: readonly Card[];
}

/** What everybody at the table sees, whichever the game. */
export interface CommonView<Options, Down extends FaceDown = FaceDown> extends CommonState {
  readonly options: Options;
  readonly emptyColumn: EmptyColumnRule;
  readonly columns: readonly ColumnView<Down>[];
  readonly foundations: Foundations;
  readonly actionsLeft: number;
}
