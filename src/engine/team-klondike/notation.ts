import { isCard, inDeckOrder } from '../cards';
import type { Seat, Status } from '../game';
import {
  formatColumn,
  formatFoundations,
  formatList,
  formatTableau,
  formatTableauMove,
  formatTarget,
  isWholeDeck,
  parseColumn,
  parseFoundations,
  parseList,
  parseNumber,
  parseStatus,
  parseTableau,
  parseTableauMove,
  parseTarget,
} from '../notation/words';
import { actionsATurn } from '../options';
import type { TeamKlondikeAction } from './action';
import type { TeamKlondikeOptions } from './options';
import { type Coin, STEPS, type TeamKlondikeState } from './state';

export function parseTeamKlondikeAction(word: string): TeamKlondikeAction | null {
  if (word === 'end' || word === 'pass') return { type: word };
  if (word === 'giveup') return { type: 'giveUp' };
  if (word.startsWith('coin:')) {
    const column = parseColumn(word.slice(5));
    return column === null ? null : { type: 'coin', column };
  }
  if (word.startsWith('tuck:')) {
    const card = word.slice(5);
    return isCard(card) ? { type: 'tuck', card } : null;
  }
  const [card = '', target = '', ...more] = word.split('>');
  if (isCard(card)) {
    const to = parseTarget(target);
    if (to === null || more.length > 0) return null;
    return { type: 'move', from: { place: 'hand', card }, to };
  }
  const move = parseTableauMove(word);
  return move === null ? null : { type: 'move', ...move };
}

export function formatTeamKlondikeAction(action: TeamKlondikeAction): string {
  switch (action.type) {
    case 'move':
      return action.from.place === 'hand'
        ? `${action.from.card}>${formatTarget(action.to)}`
        : formatTableauMove(action.from, action.to);
    case 'tuck':
      return `tuck:${action.card}`;
    case 'coin':
      return `coin:${formatColumn(action.column)}`;
    case 'end':
    case 'pass':
      return action.type;
    case 'giveUp':
      return 'giveup';
    default:
      return action satisfies never;
  }
}

export const formatTeamKlondikePosition = (state: TeamKlondikeState): string =>
  [
    formatTableau(state.columns),
    formatFoundations(state.foundations),
    state.ownStocks.map(formatList).join(','),
    state.hands.map((hand) => formatList(inDeckOrder(hand))).join(','),
    state.seat + 1,
    state.step,
    state.actionsLeft,
    state.timeTokens,
    formatCoins(state.coins),
    state.handCardPlayed ? 'h' : '-',
    state.status,
  ].join(' ');

const formatCoins = (coins: readonly Coin[]): string =>
  coins
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, column }) => `${seat + 1}@${formatColumn(column)}`)
    .join(',') || '-';

const STATUSES: readonly Status[] = ['play', 'won', 'lost:time', 'lost:deadend', 'lost:givenup'];

/**
 * The state that a position shows under these options; null where it is no position of a game with them. What a
 * position does not tell: which cards of the own stocks were tucked, so none counts as remembered.
 */
export function parseTeamKlondikePosition(
  text: string,
  options: TeamKlondikeOptions,
): TeamKlondikeState | null {
  const fields = text.split(' ');
  if (fields.length !== 11) return null;
  const [lies = '', tops = '', stocks = '', held = '', seatText = '', stepText = ''] = fields;
  const [actions = '', tokens = '', coinsText = '', played = '', statusText = ''] = fields.slice(6);
  const { players } = options;
  const columns = parseTableau(lies);
  const foundations = parseFoundations(tops);
  const ownStocks = parseLists(stocks, players);
  const hands = parseLists(held, players);
  if (columns === null || foundations === null || ownStocks === null || hands === null) return null;
  if (!isWholeDeck({ columns, foundations }, [...ownStocks, ...hands].flat())) return null;

  const seat = parseSeat(seatText, players);
  const step = STEPS.find((one) => one === stepText);
  const actionsLeft = parseNumber(actions, actionsATurn(options));
  const timeTokens = parseNumber(tokens, options.timeTokens);
  const coins = parseCoins(coinsText, players);
  const status = parseStatus(statusText, STATUSES);
  if (seat === null || step === undefined || actionsLeft === null || timeTokens === null) {
    return null;
  }
  if (coins === null || status === null || (played !== 'h' && played !== '-')) return null;
  if (step === 'opening' && (played === 'h' || actionsLeft < actionsATurn(options))) return null;
  return {
    columns,
    foundations,
    options,
    seat,
    status,
    step,
    ownStocks,
    hands,
    tucked: hands.map(() => 0),
    actionsLeft,
    timeTokens,
    coins,
    handCardPlayed: played === 'h',
  };
}

function parseLists(text: string, players: number): TeamKlondikeState['hands'] | null {
  const lists = text.split(',').map(parseList);
  return lists.length === players && lists.every((list) => list !== null) ? lists : null;
}

function parseSeat(text: string, players: number): Seat | null {
  const number = parseNumber(text, players);
  return number === null || number === 0 ? null : ((number - 1) as Seat);
}

function parseCoins(text: string, players: number): readonly Coin[] | null {
  if (text === '-') return [];
  const coins = text.split(',').map((part): Coin | null => {
    const [owner = '', place = '', ...more] = part.split('@');
    const seat = parseSeat(owner, players);
    const column = parseColumn(place);
    return seat === null || column === null || more.length > 0 ? null : { seat, column };
  });
  if (!coins.every((coin) => coin !== null)) return null;
  return new Set(coins.map(({ seat }) => seat)).size === coins.length ? coins : null;
}
