import {
  type Card,
  type CommonState,
  DECK,
  type GameName,
  type Seat,
  type TeamKlondikeState,
  type UndercoverState,
} from '../../src/engine';

/** The cards of which a seat (or, for null, somebody who only sees the table) cannot know where they are. */
export const hiddenFrom: Readonly<
  Record<GameName, (state: CommonState, viewer: Seat | null) => readonly Card[]>
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
  'team-klondike'(state, viewer) {
    const { columns, hands, ownStocks, tucked, options } = state as TeamKlondikeState;
    const seats = hands.map((_, seat) => seat);
    const secret = (seat: number) => !options.openHands && seat !== viewer;
    return [
      ...columns.flatMap(({ down }) => down),
      ...seats.filter(secret).flatMap((seat) => hands[seat] ?? []),
      ...seats.flatMap((seat) => {
        const stock = ownStocks[seat] ?? [];
        const remembered = viewer === null || secret(seat) ? 0 : (tucked[seat] ?? 0);
        return stock.slice(0, stock.length - remembered);
      }),
    ];
  },
};

/** The same state or action with these cards in one another's places, each in that of one so many further on. */
export function exchanged<Value>(whole: Value, cards: readonly Card[], shift: number): Value {
  const stand = new Map<unknown, Card | undefined>();
  cards.forEach((card, i) => stand.set(card, cards[(i + shift) % cards.length]));
  return JSON.parse(
    JSON.stringify(whole),
    (_, value: unknown) => stand.get(value) ?? value,
  ) as Value;
}

/** Every card that is named in a value of plain JSON. */
export const cardsNamedIn = (value: unknown): readonly Card[] => {
  const text = JSON.stringify(value);
  return DECK.filter((card) => text.includes(`"${card}"`));
};
