import { expect, test } from 'vitest';
import { undercover } from '../../../src/engine';
import type { UndercoverEvent, UndercoverState } from '../../../src/engine';
import { stateAt } from '../../support/positions';

/** Plays words and tells each event in a few words of its own. */
function told(start: UndercoverState, ...words: readonly string[]) {
  let state = start;
  const events: string[] = [];
  for (const word of words) {
    const action = undercover.parseAction(word);
    const applied = action === null ? null : undercover.apply(state, action);
    if (applied?.ok !== true) throw new Error(`${word} is refused`);
    state = applied.state;
    events.push(...applied.events.map(inShort));
  }
  return { state, events };
}

function inShort(event: UndercoverEvent): string {
  switch (event.type) {
    case 'peeked':
    case 'turnedUp':
    case 'clockTurned':
      return `${event.type} ${event.card}`;
    case 'moved':
      return `moved ${event.cards.join('')}`;
    case 'marked':
    case 'markerReturned':
    case 'turnEnded':
      return `${event.type} ${event.seat + 1}`;
    case 'redealt':
      return event.type;
    case 'gameEnded':
      return event.status;
    default:
      return event satisfies never;
  }
}

test('the turn of the rules page goes as it is told there', () => {
  const start = stateAt(
    undercover,
    '|2C/5D|2D/|QHJC/5C|KH/4C6C8HAD|9S/|KS/5H6D7S7HJSQC|9C ---- TD… 3C 1 3 1 4,4 - - p play',
    { level: 'normal' },
  ) as UndercoverState;

  const first = told(start, 'peek:5.4', 'mark:5.4', 'end');
  expect(first.events).toEqual(['peeked AD', 'marked 1', 'turnEnded 1', 'clockTurned TD']);

  const second = told(first.state, 'w>t3', 't5>t3', 't5>f', 't5>t3', 'end');
  expect(second.events.slice(0, 8)).toEqual([
    'moved TD',
    'moved 9S',
    'turnedUp AD',
    'markerReturned 1',
    'moved AD',
    'turnedUp 8H',
    'moved 8H',
    'turnedUp 6C',
  ]);
  expect(second.state).toMatchObject({ seat: 0, actionsLeft: 3, markers: [], seen: [] });
});

test('each player is told as much of a peek as they saw', () => {
  const start = stateAt(undercover, '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - p play', {
    level: 'normal',
  }) as UndercoverState;
  const applied = undercover.apply(start, { type: 'peek', column: 0, index: 1 });
  const event = applied.ok ? applied.events[0] : undefined;
  if (event === undefined) throw new Error('nothing happened');
  expect(undercover.eventFor(event, 0)).toMatchObject({ type: 'peeked', card: '4C' });
  expect(undercover.eventFor(event, 1)).toMatchObject({ type: 'peeked', card: null });
  expect(undercover.eventFor(event, null)).toMatchObject({ type: 'peeked', card: null });
});
