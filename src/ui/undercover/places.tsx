import type { Settings } from '../../store/settings';
import type { DealPlace, UndercoverView } from '../../engine';
import type { TableTexts } from './texts';
import { EmptyPlace } from '../cards/EmptyPlace';
import { Marker, PeekTrace } from '../cards/Pieces';
import { type TableauShowing, columnsOf, foundationsOf, openCard } from '../play/places';
import type { TableCard, TablePlace } from '../table/model';
import { isAt, mayMark, maySee } from './spots';
import type { Choosing } from './usePlay';

export interface Showing extends Pick<TableauShowing, 'opened'> {
  readonly view: UndercoverView;
  readonly texts: TableTexts;
  readonly names: readonly string[];
  readonly peekTraces: boolean;
  /** Whether cards may be taken up. */
  readonly playing: boolean;
  readonly choosing: Choosing;
  readonly peekedNow: DealPlace | null;
  readonly memoryAid: boolean;
  readonly handView: Settings['handView'];
  /** A face-down card that a replay points at. */
  readonly pointedAt?: DealPlace | null;
}

/** The table of a view: nothing is on it that the view does not show. */
export const placesOf = (showing: Showing): readonly TablePlace[] => [
  stock(showing),
  waste(showing),
  ...foundationsOf(showing),
  ...columnsOf(showing, { faceDown: (at) => faceDown(showing, at) }),
];

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

function waste(showing: Showing): TablePlace {
  const { view, texts } = showing;
  return {
    id: 'waste',
    label: texts.table.bareWaste,
    bare: <EmptyPlace kind="waste" />,
    cards: view.waste
      .slice(0, 2)
      .toReversed()
      .map((card) => openCard(showing, card, texts.table.waste)),
  };
}

/** Who has peeked at a face-down card, who has marked it, and what may be done with it. */
function faceDown(showing: Showing, { column, index }: DealPlace): Partial<TableCard> {
  const { view, texts, names, peekTraces, playing, choosing, pointedAt, handView } = showing;
  const { seenBy = [], markedBy = [] } = view.columns[column]?.down[index] ?? {};
  const named = (seats: readonly number[]): string =>
    seats.map((seat) => names[seat] ?? '').reduce((a, b) => texts.table.and(a, b));
  const label = [texts.table.faceDownAt(index + 1, texts.table.column(column + 1))];
  if (peekTraces && seenBy.length > 0) label.push(texts.table.seenBy(named(seenBy)));
  if (markedBy.length > 0) label.push(texts.table.markedBy(named(markedBy)));
  const traces = peekTraces ? seenBy.map((seat) => <PeekTrace key={seat} seat={seat} />) : [];
  const markers = markedBy.map((seat) => <Marker key={seat} seat={seat} />);
  const seen = playing && choosing === 'move' && maySee(view, { column, index }, showing);
  return {
    label: label.join(', '),
    holdable: seen && handView === 'hold',
    offered:
      seen ||
      choosing === 'peek' ||
      (choosing === 'mark' && mayMark(view, { column, index })) ||
      (pointedAt != null && isAt(pointedAt, { column, index })),
    traces: traces.length > 0 ? traces : null,
    markers: markers.length > 0 ? markers : null,
  };
}
