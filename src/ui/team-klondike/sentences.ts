import type { TeamKlondikeEvent } from '../../engine';
import type { TableTexts } from './texts';
import { tellMoved, tellTurnedUp } from '../play/sentences';

/** What happened, in public words; null for what goes without saying. */
export function sentenceOf(
  event: TeamKlondikeEvent,
  names: readonly string[],
  texts: TableTexts,
): string | null {
  const { teamKlondike: words, cards } = texts;
  const named = (seat: number): string => names[seat] ?? '';
  switch (event.type) {
    case 'moved':
      return tellMoved(event, names, texts, words.fromHand);
    case 'turnedUp':
      return tellTurnedUp(event, texts);
    case 'timeTokenPaid':
      return words.timeTokenPaid(named(event.seat), event.timeTokens);
    case 'tucked':
      return event.card === null
        ? words.tucked(named(event.seat))
        : words.tuckedOpen(named(event.seat), cards.name(event.card));
    case 'refilled':
      return words.refilled(named(event.seat), event.count);
    case 'coinSet': {
      const { seat, column, from } = event;
      if (from === null) return words.coinSet(named(seat), column + 1);
      if (from === column) return words.coinSetAgain(named(seat), column + 1);
      return words.coinMoved(named(seat), from + 1, column + 1);
    }
    case 'coinLeft':
      return words.coinLeft(named(event.seat));
    case 'coinReturned':
      return words.coinReturned[event.reason](named(event.seat));
    case 'handCardShown':
    case 'turnEnded':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}

/** Whether an event is something that a player did, and not what came of it. */
export const isDeed = ({ type }: TeamKlondikeEvent): boolean =>
  type === 'moved' || type === 'tucked' || type === 'coinSet' || type === 'coinLeft';

/** Whether these events were no turn yet, but the question about the opening coin. */
export const isOpening = (events: readonly TeamKlondikeEvent[]): boolean =>
  !events.some(({ type }) => type === 'turnEnded');
