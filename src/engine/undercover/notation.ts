import type { Status } from '../game';
import {
  formatFoundations,
  formatList,
  formatTableau,
  formatTableauMove,
  formatTarget,
  isWholeDeck,
  parseFoundations,
  parseList,
  parseNumber,
  parseStatus,
  parseTableau,
  parseTableauMove,
  parseTarget,
} from '../notation/words';
import { actionsATurn } from '../options';
import type { UndercoverAction } from './action';
import { MARKERS_EACH, type UndercoverOptions } from './options';
import type { DealPlace, Owned, UndercoverState } from './state';

export function parseUndercoverAction(word: string): UndercoverAction | null {
  if (word === 'end') return { type: 'end' };
  if (word === 'giveup') return { type: 'giveUp' };
  const [, type, at = ''] = /^(peek|mark):(.*)$/.exec(word) ?? [];
  if (type === 'peek' || type === 'mark') {
    const place = parsePlace(at);
    return place === null ? null : { type, ...place };
  }
  if (word.startsWith('w>')) {
    const to = parseTarget(word.slice(2));
    return to === null ? null : { type: 'move', from: { place: 'waste' }, to };
  }
  const move = parseTableauMove(word);
  return move === null ? null : { type: 'move', ...move };
}

export function formatUndercoverAction(action: UndercoverAction): string {
  switch (action.type) {
    case 'peek':
    case 'mark':
      return `${action.type}:${formatPlace(action)}`;
    case 'move':
      return action.from.place === 'waste'
        ? `w>${formatTarget(action.to)}`
        : formatTableauMove(action.from, action.to);
    case 'end':
      return 'end';
    case 'giveUp':
      return 'giveup';
    default:
      return action satisfies never;
  }
}

/** `5.4`: both count from 1 here. No column of the deal has more than six face-down cards. */
function parsePlace(text: string): DealPlace | null {
  const [, column, index] = /^([1-7])\.([1-6])$/.exec(text) ?? [];
  if (column === undefined || index === undefined) return null;
  return { column: Number(column) - 1, index: Number(index) - 1 };
}
const formatPlace = ({ column, index }: DealPlace): string => `${column + 1}.${index + 1}`;

const formatOwned = (owned: readonly Owned[]): string =>
  owned
    .toSorted((a, b) => a.column - b.column || a.index - b.index || a.seat - b.seat)
    .map((one) => `${one.seat + 1}@${formatPlace(one)}`)
    .join(',') || '-';

export const formatUndercoverPosition = (state: UndercoverState): string =>
  [
    formatTableau(state.columns),
    formatFoundations(state.foundations),
    formatList(state.stock),
    formatList(state.waste),
    state.seat + 1,
    state.actionsLeft,
    state.redealsLeft ?? '*',
    state.peekTokens.join(','),
    formatOwned(state.markers),
    formatOwned(state.seen),
    state.peekStep === 'open' ? 'p' : '-',
    state.status,
  ].join(' ');

const STATUSES: readonly Status[] = ['play', 'won', 'lost:clock', 'lost:deadend', 'lost:givenup'];

/**
 * The state that a position shows under these options; null where it is no position of a game with them. What a
 * position does not tell: a peek step that is closed counts as missed.
 */
export function parseUndercoverPosition(
  text: string,
  options: UndercoverOptions,
): UndercoverState | null {
  const fields = text.split(' ');
  if (fields.length !== 12) return null;
  const [lies = '', tops = '', stockText = '', wasteText = '', seatText = ''] = fields;
  const [, , , , , actions = '', redeals = '', tokens = '', marks = '', seenBy = ''] = fields;
  const columns = parseTableau(lies);
  const foundations = parseFoundations(tops);
  const stock = parseList(stockText);
  const waste = parseList(wasteText);
  if (columns === null || foundations === null || stock === null || waste === null) return null;
  if (!isWholeDeck({ columns, foundations }, [...stock, ...waste])) return null;

  const seat = seatText === '1' ? 0 : seatText === '2' ? 1 : null;
  const actionsLeft = parseNumber(actions, actionsATurn(options));
  const redealsLeft = options.noClock ? null : parseNumber(redeals, options.passes - 1);
  const [first = null, second = null, ...more] = tokens
    .split(',')
    .map((part) => parseNumber(part, options.peekTokens));
  const markers = parseOwned(marks, columns);
  const seen = parseOwned(seenBy, columns);
  const status = parseStatus(fields[11] ?? '', STATUSES);
  if (seat === null || actionsLeft === null || status === null || markers === null) return null;
  if (seen === null || first === null || second === null || more.length > 0) return null;
  if (options.noClock ? redeals !== '*' : redealsLeft === null) return null;
  if (fields[10] !== 'p' && fields[10] !== '-') return null;
  if ([0, 1].some((of) => markers.filter((one) => one.seat === of).length > MARKERS_EACH))
    return null;
  return {
    columns,
    foundations,
    stock,
    waste,
    options,
    seat,
    status,
    actionsLeft,
    redealsLeft,
    redealt: redealsLeft !== null && redealsLeft < options.passes - 1,
    peekTokens: [first, second],
    markers,
    seen,
    peekStep: fields[10] === 'p' ? 'open' : 'peekMissed',
  };
}

function parseOwned(text: string, columns: UndercoverState['columns']): readonly Owned[] | null {
  if (text === '-') return [];
  const owned = text.split(',').map((part): Owned | null => {
    const place = parsePlace(part.slice(2));
    const seat = part.startsWith('1@') ? 0 : part.startsWith('2@') ? 1 : null;
    if (place === null || seat === null) return null;
    return columns[place.column]?.down[place.index] === undefined ? null : { seat, ...place };
  });
  return owned.every((one) => one !== null) &&
    new Set(owned.map(formatPlaceOf)).size === owned.length
    ? owned
    : null;
}
const formatPlaceOf = (one: Owned): string => `${one.seat}@${formatPlace(one)}`;
