import {
  type Card,
  type CommonState,
  DECK,
  type GameName,
  type Seat,
  type UndercoverState,
} from '../../src/engine';

/** The cards of which a seat (or, for null, somebody who only sees the table) cannot know where they are. */
export const hiddenFrom: Readonly<
  Partial<Record<GameName, (state: CommonState, viewer: Seat | null) => readonly Card[]>>
> = {
  undercover(state, viewer) {
    const { columns, stock, redealt, seen } = state as UndercoverState;
    const faceDown = columns.flatMap(({ down }, column) =>
      down.filter(
        (_, index) =>
          !seen.some((at) => at.seat === viewer && at.column === column && at.index === index),
      ),
    );
    return redealt && viewer !== null ? faceDown : [...faceDown, ...stock];
  },
};

/** The same state with these cards in one another's places: the first goes where the second was, and so on. */
export function exchanged(state: CommonState, cards: readonly Card[], shift: number): CommonState {
  const stand = new Map<string, Card>();
  cards.forEach((card, i) => stand.set(card, cards[(i + shift) % cards.length] ?? card));
  return JSON.parse(JSON.stringify(state), (_, value: unknown) =>
    typeof value === 'string' ? (stand.get(value) ?? value) : value,
  ) as CommonState;
}

/** Every card that is named in a value of plain JSON. */
export const cardsNamedIn = (value: unknown): readonly Card[] => {
  const text = JSON.stringify(value);
  return DECK.filter((card) => text.includes(`"${card}"`));
};
