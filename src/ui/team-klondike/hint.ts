import type { TableTexts } from './texts';
import { isOpening, sentenceOf } from './sentences';
import type { TeamKlondikePublished } from './session';
import type { Play } from './usePlay';

/** What to say beside the table: why something cannot be done, or what there is to do in this step. */
export function hintOf(play: Play, published: TeamKlondikePublished, texts: TableTexts): string {
  if (!play.playing) return '';
  if (play.endAsked && published.view.owesTimeToken) return endHint(published, texts);
  if (play.hint !== '') return play.hint;
  return [news(published, texts), stepHint(play, published, texts)].filter(Boolean).join('\n');
}

const endHint = ({ view }: TeamKlondikePublished, { teamKlondike: words }: TableTexts): string =>
  view.timeTokens === 0 ? words.endLoses : words.endCosts;

/** What the last action brought that is easily missed: a coin that goes back, a time token paid. */
function news({ change, names }: TeamKlondikePublished, texts: TableTexts): string {
  if (change.type !== 'done') return '';
  return change.events
    .filter(({ type }) => type === 'coinReturned' || type === 'timeTokenPaid')
    .map((event) => sentenceOf(event, names, texts))
    .join(' ');
}

function stepHint(play: Play, { view, turn, lastTurns }: TeamKlondikePublished, texts: TableTexts) {
  const { coin, tuckHint, holdHint, tapHint } = texts.teamKlondike;
  const { choice, hand, targets } = play;
  const none = targets.length === 0;
  const player = view.players[view.seat];
  switch (view.step) {
    case 'opening':
      if (choice?.type === 'coin') return coin.chosenOpening(choice.column + 1);
      return none ? coin.openingNone : coin.opening;
    case 'play': {
      const firstTurn = turn.length === 0 && isOpening(lastTurns.at(-1)?.events ?? []);
      if (!firstTurn || hand.open || hand.shown) return '';
      return hand.byHolding ? holdHint : tapHint;
    }
    case 'tuck':
      return tuckHint;
    case 'signal':
      if (choice?.type === 'coin') return coin.chosen(choice.column + 1);
      if (player?.handSize === 0) return coin.noHand;
      if (none) return coin.none;
      return player?.coin === null ? coin.set : coin.move;
    default:
      return view.step satisfies never;
  }
}
