import type { ReactNode } from 'react';
import type { Card, HiddenCards, Suit } from '../../engine';
import type { Texts } from '../../i18n';
import { EmptyPlace } from '../cards/EmptyPlace';
import type { TableCard, TablePlace } from '../table/model';
import { type TableauView, columnId } from './spots';

export interface TableauShowing {
  readonly view: TableauView;
  readonly texts: Texts;
  /** Whether cards may be taken up. */
  readonly playing: boolean;
  /** The face-down cards of a game that is over; null or left out before. */
  readonly opened?: HiddenCards | null;
}

/** What lies on the end of a column, on its bottom card or on the bare place, and its name. */
export interface LyingOn {
  readonly pieces: ReactNode;
  readonly label: string;
}

const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];
const RANKS = 'A23456789TJQK';

/** An open card. Of the top row, only the last one of a place can be taken up. */
export const openCard = (
  { texts, playing }: Pick<TableauShowing, 'texts' | 'playing'>,
  card: Card,
  place: string,
): TableCard => ({
  key: card,
  face: card,
  label: texts.table.cardAt(texts.cards.name(card), place),
  movable: playing,
});

/** The four foundations, each with the card that a top card taken away leaves behind. */
export function foundationsOf(showing: TableauShowing): readonly TablePlace[] {
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
        openCard(showing, `${rank}${suit}` as Card, texts.table.foundation(name)),
      ),
    };
  });
}

export interface ColumnExtras {
  /** What a game adds to a face-down card. */
  readonly faceDown?: (at: {
    readonly column: number;
    readonly index: number;
  }) => Partial<TableCard>;
  /** null where nothing lies on the end of the column. */
  readonly lyingOn?: (column: number) => LyingOn | null;
}

/** The seven columns. A face-down card is named by where it was dealt, and by nothing else. */
export function columnsOf(
  showing: TableauShowing,
  { faceDown, lyingOn }: ColumnExtras = {},
): readonly TablePlace[] {
  const { view, texts } = showing;
  return view.columns.map(({ down, up }, column) => {
    const place = texts.table.column(column + 1);
    const lies = lyingOn?.(column) ?? null;
    const named = (label: string): string => (lies === null ? label : `${label}, ${lies.label}`);
    const backs = down.map((_, index): TableCard => {
      const card = showing.opened?.columns[column]?.[index];
      return {
        key: `d${column}-${index}`,
        face: null,
        label: texts.table.faceDownAt(index + 1, place),
        ...faceDown?.({ column, index }),
        ...(card && { face: card, label: texts.table.cardAt(texts.cards.name(card), place) }),
      };
    });
    const faces = up.map((card, i): TableCard => {
      const open = openCard(showing, card, place);
      if (lies === null || i < up.length - 1) return open;
      return { ...open, label: named(open.label), markers: lies.pieces };
    });
    return {
      id: columnId(column),
      label: named(texts.table.bareColumn(column + 1)),
      bare: (
        <EmptyPlace kind="column" closed={view.emptyColumn === 'king'}>
          {lies?.pieces}
        </EmptyPlace>
      ),
      cards: [...backs, ...faces],
    };
  });
}
