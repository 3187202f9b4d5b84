import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type TeamKlondikeOptions,
  type TeamKlondikeView,
  shuffle,
  teamKlondike,
} from '../../../src/engine';
import type { App } from '../../../src/store/app';
import type { Session } from '../../../src/store/session';
import { AppProvider } from '../../../src/ui/app/context';
import { TablePage } from '../../../src/ui/team-klondike/TablePage';
import { openApp, sessionOf } from '../../support/games';

const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** A game for Anna, Ben and, where there are three, Clara, lying on the table. */
function deal(given: object): { readonly app: App; readonly session: Session } {
  const options = teamKlondike.parseOptions({ level: 'normal', ...given }) as TeamKlondikeOptions;
  const app = openApp();
  const names = ['Anna', 'Ben', 'Clara'].slice(0, options.players);
  app.deal({ game: 'team-klondike', options, names, seed: 14 });
  render(
    <AppProvider app={app}>
      <TablePage session={sessionOf(app)} />
    </AppProvider>,
  );
  return { app, session: sessionOf(app) };
}

const viewOf = (session: Session) => session.published.getState().view as TeamKlondikeView;
const submit = (session: Session, ...words: readonly string[]) =>
  act(() => {
    for (const word of words) {
      const answer = session.submit(teamKlondike.parseAction(word));
      if (!answer.ok) throw new Error(`${word}: ${String(answer.refusal)}`);
    }
  });
const ownHand = (session: Session) => {
  const sight = session.look()?.view as TeamKlondikeView;
  return sight.players[sight.seat]?.hand ?? [];
};
const backs = () => screen.queryAllByRole('button', { name: /^card \d of .*hand, face down$/ });
const faces = () => document.querySelectorAll('.lying[data-place^="h"] .card-face');

beforeEach(() => history.replaceState(null, '', '/#game'));

describe('The hand', () => {
  test('is seen while its button is held, and not a moment longer', async () => {
    const { session } = deal({ players: 2 });
    expect(backs()).toHaveLength(3);
    await press('I am Anna');
    const button = screen.getByRole('button', { name: 'Hand' });
    button.setPointerCapture = () => {};
    fireEvent.pointerDown(button, { pointerId: 1 });
    expect(faces()).toHaveLength(3);
    expect(ownHand(session)).toHaveLength(3);
    fireEvent.pointerUp(button, { pointerId: 1 });
    expect(faces()).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(faces()).toHaveLength(3);
    act(() => session.cover());
    expect(faces()).toHaveLength(0);
  });

  test('stays in sight from tap to tap, but not into the next turn', async () => {
    const { app, session } = deal({ players: 2 });
    act(() => app.settings.setState({ handView: 'tap' }));
    await press('I am Anna');
    await press('Hand');
    expect(faces()).toHaveLength(3);
    submit(session, 'pass');
    expect(faces()).toHaveLength(0);
    await press('I am Ben');
    expect(faces()).toHaveLength(0);
  });

  test('lies open where all hands do, and the partners’ stand beside the table', () => {
    const { session } = deal({ players: 3, openHands: true });
    expect(faces()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Hand' })).toBe(null);
    const [, ben] = viewOf(session).players;
    expect(ben?.hand).toHaveLength(3);
    expect(screen.getAllByText(/^hand: /)).toHaveLength(3);
  });
});

test('When the game is over, all hands and own stocks lie open', async () => {
  const { session } = deal({ players: 2 });
  const { hands, ownStocks } = teamKlondike.deal(viewOf(session).options, shuffle(14));
  expect(document.querySelectorAll('.open-hand-card')).toHaveLength(0);
  submit(session, 'giveup');
  expect(document.querySelectorAll('.open-hand-card')).toHaveLength(
    [...hands, ...ownStocks].flat().length,
  );
  expect(faces()).toHaveLength(3);
});

describe('The steps of a turn', () => {
  test('begin with the opening coins, which are no turns', async () => {
    const { session } = deal({ players: 3 });
    await press('I am Anna');
    expect(screen.getByText('Opening coin')).toBeVisible();
    expect(session.published.getState().turnNumber).toBe(0);
    await press('No coin');
    await press('I am Ben');
    const recap = within(screen.getByRole('region', { name: 'Anna’s opening coin' }));
    expect(recap.getByText('Anna set no coin.')).toBeVisible();
    submit(session, 'pass');
    submit(session, 'pass');
    expect(session.published.getState().turnNumber).toBe(1);
  });

  test('are told of all partners who have been at it since', async () => {
    const { session } = deal({ players: 3 });
    submit(session, 'pass', 'pass', 'pass');
    await press('I am Anna');
    const recap = within(
      screen.getByRole('region', { name: 'Ben’s opening coin, Clara’s opening coin' }),
    );
    expect(recap.getByText('Ben set no coin.')).toBeVisible();
    expect(recap.getByText('Clara set no coin.')).toBeVisible();
    expect(session.lastTurnViews()).toHaveLength(3);
  });

  test('offer the coin its true places only after the cover, and lay it where it was confirmed', async () => {
    const { session } = deal({ players: 3 });
    submit(session, 'pass');
    const targets = () => document.querySelectorAll('.is-target');
    expect(targets()).toHaveLength(0);
    await press('I am Ben');
    expect(targets()).toHaveLength(2);
    act(() => session.cover());
    expect(targets()).toHaveLength(0);
  });

  test('say before the end that a time token will be paid, and ask for the card to tuck', async () => {
    const { session } = deal({ players: 2 });
    submit(session, 'pass', 'pass');
    await press('I am Anna');
    await press('End turn (−1)');
    expect(screen.getByText(/ending the turn now costs a time token/)).toBeVisible();
    // A double click has not read the question.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'End it now?' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
    await press('End it now?');
    expect(viewOf(session)).toMatchObject({ step: 'tuck', timeTokens: 7 });
    expect(
      screen.getByText(/one time token is gone, 7 are left/, { selector: '.hint' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tuck it' })).toBeDisabled();
    const [card] = ownHand(session);
    submit(session, `tuck:${card}`);
    expect(screen.getByText('Signal coin')).toBeVisible();
  });
});

describe('What cannot be done gets a sentence', () => {
  const hint = () => document.querySelector('.hint')?.textContent;

  test('step by step', async () => {
    const { session } = deal({ players: 2 });
    await press('I am Anna');
    await user.keyboard('f');
    expect(hint()).toBe('First your coin: set it, or go on without one.');
    submit(session, 'pass', 'pass');
    await press('I am Anna');
    await user.keyboard('u');
    expect(hint()).toBe('Nothing in this turn can be taken back now.');
    submit(session, 'end');
    await user.keyboard('f');
    expect(hint()).toBe('First choose the hand card to tuck.');
    submit(session, `tuck:${ownHand(session)[0]}`);
    await user.keyboard('f');
    expect(hint()).toBe('Your moves are done: now it is about your coin.');
  });
});

test('The cover comes between secret hands, also where it is wanted after secrets only', async () => {
  const { app, session } = deal({ players: 2 });
  act(() => app.settings.setState({ cover: 'secret' }));
  await press('I am Anna');
  submit(session, 'pass');
  expect(session.published.getState().covered).toBe(true);
});
