import type { UndercoverEvent } from '../../engine';
import type { TableTexts } from './texts';
import { tellMoved, tellTurnedUp } from '../play/sentences';

/** What happened, in public words; null for what goes without saying. */
export function sentenceOf(
  event: UndercoverEvent,
  names: readonly string[],
  texts: TableTexts,
): string | null {
  const { undercover: words, cards } = texts;
  const named = (seat: number): string => names[seat] ?? '';
  switch (event.type) {
    case 'peeked':
      return words.peeked(named(event.seat), event.index + 1, event.column + 1);
    case 'marked':
      return words.marked(named(event.seat), event.index + 1, event.column + 1);
    case 'moved':
      return tellMoved(event, names, texts, words.fromWaste);
    case 'turnedUp':
      return tellTurnedUp(event, texts);
    case 'markerReturned':
      return words.markerReturned(named(event.seat));
    case 'turnEnded':
      return null;
    case 'redealt':
      return words.redealt;
    case 'clockTurned':
      return words.clockTurned(cards.name(event.card));
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
