import type { Card, Seat, TeamKlondikeView } from '../../engine';
import type { TableTexts } from './texts';
import { EmptyPlace } from '../cards/EmptyPlace';
import { SignalCoin } from '../cards/Pieces';
import { type LyingOn, type TableauShowing, columnsOf, foundationsOf } from '../play/places';
import type { TableCard, TablePlace } from '../table/model';
import { slotId } from './spots';

/** A card that has just been played from a place of the hand. */
export interface Played {
  readonly card: Card;
  readonly slot: number;
}

export interface Showing extends Pick<TableauShowing, 'opened'> {
  readonly view: TeamKlondikeView;
  readonly texts: TableTexts;
  readonly names: readonly string[];
  /** Whether cards may be taken up. */
  readonly playing: boolean;
  /** By place of the hand: the face where it is to be seen now. */
  readonly faces: readonly (Card | null)[];
  /** Whether the hand may be held to be seen. */
  readonly holdable: boolean;
  /** Whether one of the hand is to be chosen. */
  readonly offered: boolean;
  /** The column on which the mover is about to set the coin. */
  readonly coinOn: number | null;
  readonly played: Played | null;
}

const SLOTS = [0, 1, 2];

/** The table of a view: nothing is on it that the view does not show, but the faces that the mover asked to see. */
export function placesOf(showing: Showing): readonly TablePlace[] {
  const { played } = showing;
  const places = [
    ...SLOTS.map((slot) => handPlace(showing, slot)),
    ...foundationsOf(showing),
    ...columnsOf(showing, { lyingOn: (column) => coinsOn(showing, column) }),
  ];
  if (played === null) return places;
  return places.map((place) => ({
    ...place,
    cards: place.cards.map((card) =>
      card.key === played.card ? { ...card, was: slotId(played.slot) } : card,
    ),
  }));
}

/** A place of the mover's hand. Its card is named by the place, except where all hands lie open. */
function handPlace(showing: Showing, slot: number): TablePlace {
  const { view, texts, names, playing, faces, holdable, offered } = showing;
  const words = texts.teamKlondike;
  const player = view.players[view.seat];
  const face = showing.opened?.hands[view.seat]?.[slot] ?? faces[slot] ?? null;
  const label =
    face === null
      ? words.handCard(slot + 1, names[view.seat] ?? '')
      : texts.table.cardAt(texts.cards.name(face), words.handPlace);
  const card: TableCard = {
    key: player?.hand?.[slot] ?? slotId(slot),
    face,
    label,
    movable: playing,
    holdable,
    offered,
  };
  return {
    id: slotId(slot),
    label: words.bareHand(slot + 1),
    bare: <EmptyPlace kind="waste" />,
    cards: slot < (player?.handSize ?? 0) ? [card] : [],
  };
}

/** The coins on a column, with the one that is about to be set there. */
function coinsOn({ view, texts, names, coinOn }: Showing, column: number): LyingOn | null {
  const seats = view.players.flatMap(({ coin }, seat) => {
    const lies = seat === view.seat && coinOn !== null ? coinOn : coin;
    return lies === column ? [seat as Seat] : [];
  });
  if (seats.length === 0) return null;
  const named = seats.map((seat) => names[seat] ?? '').reduce((a, b) => texts.table.and(a, b));
  return {
    pieces: (
      <span className="card-coin">
        {seats.map((seat) => (
          <SignalCoin key={seat} seat={seat} />
        ))}
      </span>
    ),
    label: texts.teamKlondike.coinsHere(named),
  };
}
