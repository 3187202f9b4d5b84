import { expect, test } from 'vitest';
import { type TeamKlondikeEvent, type TeamKlondikeState, teamKlondike } from '../../../src/engine';
import { stateAt } from '../../support/positions';

/** Plays words and tells each event in a few words of its own. */
function told(start: TeamKlondikeState, ...words: readonly string[]) {
  let state = start;
  const events: string[] = [];
  for (const word of words) {
    const action = teamKlondike.parseAction(word);
    const applied = action === null ? null : teamKlondike.apply(state, action);
    if (applied?.ok !== true) throw new Error(`${word} is refused`);
    state = applied.state;
    events.push(...applied.events.map(inShort));
  }
  return { state, events };
}

function inShort(event: TeamKlondikeEvent): string {
  switch (event.type) {
    case 'moved':
      return `moved ${event.cards.join('')}`;
    case 'turnedUp':
    case 'handCardShown':
    case 'tucked':
      return `${event.type} ${event.card}`;
    case 'refilled':
      return `refilled ${event.cards?.join('')}`;
    case 'timeTokenPaid':
      return `left ${event.timeTokens}`;
    case 'coinSet':
      return `coinSet ${event.seat + 1}@t${event.column + 1}`;
    case 'coinReturned':
      return `coinReturned ${event.seat + 1}@t${event.column + 1} ${event.reason}`;
    case 'coinLeft':
    case 'turnEnded':
      return `${event.type} ${event.seat + 1}`;
    case 'gameEnded':
      return event.status;
    default:
      return event satisfies never;
  }
}

test('the turn of the rules page goes as it is told there', () => {
  const start = stateAt(
    teamKlondike,
    '|QH/|7C/2DAH|5S/|2C/|3C/|4C/|5C ---- 4HKS,… 3S6DJC,JSTDKD 1 play 3 8 2@t1 - play',
    { level: 'normal' },
  ) as TeamKlondikeState;

  const first = told(start, '6D>t2', 't3>t2', 't3>f', 'end', 'coin:t2');
  expect(first.events).toEqual([
    'moved 6D',
    'handCardShown 6D',
    'moved 5S',
    'turnedUp AH',
    'moved AH',
    'turnedUp 2D',
    'turnEnded 1',
    'refilled 4H',
    'coinSet 1@t2',
  ]);
  expect(first.state).toMatchObject({ seat: 1, timeTokens: 8, actionsLeft: 3 });

  const second = told(first.state, 'JS>t1', 'TD>t1');
  expect(second.events).toEqual([
    'moved JS',
    'handCardShown JS',
    'coinReturned 2@t1 covered',
    'moved TD',
    'handCardShown TD',
  ]);
  expect(second.state.coins).toEqual([{ seat: 0, column: 1 }]);
});

test('a turn without a hand card costs a token and a card', () => {
  const start = stateAt(
    teamKlondike,
    '|QH/|7C/|/|/|/|/| ---- 4HKS,… 3S6DJC,JSTDKD 1 play 3 8 1@t1 - play',
    { level: 'normal' },
  ) as TeamKlondikeState;
  expect(told(start, 'end', 'tuck:3S', 'pass').events).toEqual([
    'turnEnded 1',
    'left 7',
    'tucked 3S',
    'refilled 4H',
    'coinLeft 1',
  ]);
});
