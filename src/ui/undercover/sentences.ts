import type { Card, UndercoverEvent, UndercoverSource } from '../../engine';
import type { Texts } from '../../i18n';

/** What happened, in public words; null for what goes without saying. */
export function sentenceOf(
  event: UndercoverEvent,
  names: readonly string[],
  { undercover: texts, cards, table }: Texts,
): string | null {
  const named = (seat: number): string => names[seat] ?? '';
  const source = (from: UndercoverSource): string => {
    if (from.place === 'column') return table.column(from.column + 1);
    return from.place === 'waste' ? texts.fromWaste : texts.fromFoundation;
  };
  switch (event.type) {
    case 'peeked':
      return texts.peeked(named(event.seat), event.index + 1, event.column + 1);
    case 'marked':
      return texts.marked(named(event.seat), event.index + 1, event.column + 1);
    case 'moved': {
      const name = named(event.seat);
      const head = cards.name(event.cards[0] as Card);
      const what = event.cards.length > 1 ? texts.run(head, event.cards.length - 1) : head;
      return event.to.place === 'foundation'
        ? texts.movedUp(name, what, source(event.from))
        : texts.moved(name, what, source(event.from), table.column(event.to.column + 1));
    }
    case 'turnedUp':
      return texts.turnedUp(cards.name(event.card), event.column + 1);
    case 'markerReturned':
      return texts.markerReturned(named(event.seat));
    case 'turnEnded':
      return null;
    case 'redealt':
      return texts.redealt;
    case 'clockTurned':
      return texts.clockTurned(cards.name(event.card));
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
