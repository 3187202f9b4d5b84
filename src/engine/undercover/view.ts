import type { Card } from '../cards';
import type { CommonView, FaceDown } from '../view';
import { type UndercoverOptions, emptyColumnRule } from './options';
import {
  type Clock,
  type DealPlace,
  type UndercoverSeat,
  type UndercoverState,
  clockOf,
  isAt,
  markersLeft,
} from './state';

/** A face-down card as it lies on the table: who has peeked at it and who has marked it is public. */
export interface FaceDownCard extends FaceDown {
  readonly seenBy: readonly UndercoverSeat[];
  readonly markedBy: readonly UndercoverSeat[];
}

/** What a seat knows beyond what lies open, if it forgets nothing. */
export interface UndercoverMemory {
  /** Face-down cards that it has peeked at. */
  readonly seen: readonly (DealPlace & { readonly card: Card })[];
  /** The order of the stock, top first, once the waste has been turned over; null before. */
  readonly stock: readonly Card[] | null;
}

export interface UndercoverView extends CommonView<UndercoverOptions, FaceDownCard> {
  readonly seat: UndercoverSeat;
  readonly stockSize: number;
  /** Top card first. Every one of them lay on top before everybody's eyes. */
  readonly waste: readonly Card[];
  readonly redealsLeft: number | null;
  readonly peekTokens: readonly [number, number];
  readonly markersLeft: readonly [number, number];
  readonly peekStep: UndercoverState['peekStep'];
  readonly clock: Clock;
  /** null in the view of everybody. */
  readonly memory: UndercoverMemory | null;
}

const seats = (owned: UndercoverState['seen'], place: DealPlace): readonly UndercoverSeat[] =>
  owned
    .filter(isAt(place))
    .map(({ seat }) => seat)
    .toSorted((a, b) => a - b);

/** What a seat may see and remember; for null, what lies open to everybody. */
export function viewOfUndercover(
  state: UndercoverState,
  viewer: UndercoverSeat | null,
): UndercoverView {
  return {
    options: state.options,
    emptyColumn: emptyColumnRule(state.options),
    status: state.status,
    seat: state.seat,
    columns: state.columns.map(({ down, up }, column) => ({
      down: down.map((_, index) => ({
        face: 'down',
        seenBy: seats(state.seen, { column, index }),
        markedBy: seats(state.markers, { column, index }),
      })),
      up,
    })),
    foundations: state.foundations,
    stockSize: state.stock.length,
    waste: state.waste,
    actionsLeft: state.actionsLeft,
    redealsLeft: state.redealsLeft,
    peekTokens: state.peekTokens,
    markersLeft: [markersLeft(state, 0), markersLeft(state, 1)],
    peekStep: state.peekStep,
    clock: clockOf(state),
    memory: viewer === null ? null : memoryOf(state, viewer),
  };
}

function memoryOf(state: UndercoverState, viewer: UndercoverSeat): UndercoverMemory {
  return {
    seen: state.seen
      .filter(({ seat }) => seat === viewer)
      .map(({ column, index }) => ({ column, index, card: cardAtPlace(state, { column, index }) })),
    stock: state.redealt ? state.stock : null,
  };
}

/** The face-down card that lies there. Throws where none does. */
export function cardAtPlace({ columns }: UndercoverState, { column, index }: DealPlace): Card {
  const card = columns[column]?.down[index];
  if (card === undefined) throw new RangeError('No face-down card lies there.');
  return card;
}
