import type { Card, DealPlace, Suit, UndercoverView } from '../../engine';
import type { Texts } from '../../i18n';
import { EmptyPlace } from '../cards/EmptyPlace';
import { Marker, PeekTrace } from '../cards/Pieces';
import type { TableCard, TablePlace } from '../table/model';
import { columnId, isAt, mayMark, maySee } from './spots';
import type { Choice } from './usePlay';

export interface Showing {
  readonly view: UndercoverView;
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly peekTraces: boolean;
  /** Whether cards may be taken up. */
  readonly playing: boolean;
  readonly choosing: Choice['type'];
  readonly peekedNow: DealPlace | null;
  readonly memoryAid: boolean;
  /** A face-down card that a replay points at. */
  readonly pointedAt?: DealPlace | null;
}

const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];
const RANKS = 'A23456789TJQK';

/** The table of a view: nothing is on it that the view does not show. */
export function placesOf(showing: Showing): readonly TablePlace[] {
  return [stock(showing), waste(showing), ...foundations(showing), ...columns(showing)];
}

function stock({ view, texts }: Showing): TablePlace {
  const closed = view.redealsLeft === 0 || view.waste.length === 0;
  const label = view.stockSize === 0 ? texts.table.bareStock : texts.table.stock(view.stockSize);
  const count = <span className="stock-count">{view.stockSize}</span>;
  return {
    id: 'stock',
    label,
    bare: <EmptyPlace kind="stock" closed={closed} />,
    cards: view.stockSize === 0 ? [] : [{ key: 'stock', face: null, label, traces: count }],
  };
}

/** An open card of the top row. Only the last one of a place can be taken up. */
const open = ({ texts, playing }: Showing, card: Card, place: string): TableCard => ({
  key: card,
  face: card,
  label: texts.table.cardAt(texts.cards.name(card), place),
  movable: playing,
});

function waste(showing: Showing): TablePlace {
  const { view, texts } = showing;
  return {
    id: 'waste',
    label: texts.table.bareWaste,
    bare: <EmptyPlace kind="waste" />,
    cards: view.waste
      .slice(0, 2)
      .toReversed()
      .map((card) => open(showing, card, texts.table.waste)),
  };
}

function foundations(showing: Showing): readonly TablePlace[] {
  const { view, texts } = showing;
  return SUITS.map((suit) => {
    const name = texts.cards.suits[suit];
    const height = view.foundations[suit];
    const shown = [...RANKS].slice(Math.max(0, height - 2), height);
    return {
      id: `f${suit}`,
      label: texts.table.bareFoundation(name),
      bare: <EmptyPlace kind="foundation" suit={suit} />,
      cards: shown.map((rank) =>
        open(showing, `${rank}${suit}` as Card, texts.table.foundation(name)),
      ),
    };
  });
}

function columns(showing: Showing): readonly TablePlace[] {
  const { view, texts } = showing;
  return view.columns.map(({ up }, column) => {
    const place = texts.table.column(column + 1);
    return {
      id: columnId(column),
      label: texts.table.bareColumn(column + 1),
      bare: <EmptyPlace kind="column" />,
      cards: [...faceDown(showing, column, place), ...up.map((card) => open(showing, card, place))],
    };
  });
}

function faceDown(showing: Showing, column: number, place: string): readonly TableCard[] {
  const { view, texts, names, peekTraces, playing, choosing, pointedAt } = showing;
  const named = (seats: readonly number[]): string =>
    seats.map((seat) => names[seat] ?? '').reduce((a, b) => texts.table.and(a, b));
  return (view.columns[column]?.down ?? []).map(({ seenBy, markedBy }, index) => {
    const label = [texts.table.faceDownAt(index + 1, place)];
    if (peekTraces && seenBy.length > 0) label.push(texts.table.seenBy(named(seenBy)));
    if (markedBy.length > 0) label.push(texts.table.markedBy(named(markedBy)));
    const traces = peekTraces ? seenBy.map((seat) => <PeekTrace key={seat} seat={seat} />) : [];
    const markers = markedBy.map((seat) => <Marker key={seat} seat={seat} />);
    return {
      key: `d${column}-${index}`,
      face: null,
      label: label.join(', '),
      holdable: playing && choosing === 'move' && maySee(view, { column, index }, showing),
      offered:
        choosing === 'peek' ||
        (choosing === 'mark' && mayMark(view, { column, index })) ||
        (pointedAt != null && isAt(pointedAt, { column, index })),
      traces: traces.length > 0 ? traces : null,
      markers: markers.length > 0 ? markers : null,
    };
  });
}
