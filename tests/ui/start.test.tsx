import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../../src/store/app';
import { AppProvider } from '../../src/ui/app/context';
import { StartPage } from '../../src/ui/start/StartPage';
import { namesBySeat } from '../../src/ui/start/setup';
import { loadTexts } from '../../src/i18n';
import { dealIn, openApp, sessionOf, submitAll } from '../support/games';

const show = (app: App, linkedCode: string | null = null) =>
  render(
    <AppProvider app={app}>
      <StartPage linkedCode={linkedCode} />
    </AppProvider>,
  );
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dealt = (app: App) => sessionOf(app).published.getState();

beforeEach(() => history.replaceState(null, '', '/'));

describe('A new game', () => {
  test('needs no more than one button', async () => {
    const app = openApp();
    show(app);
    await press('Start');
    expect(dealt(app)).toMatchObject({
      names: ['Player 1', 'Player 2'],
      view: { options: { level: 'normal', passes: 2, peekTokens: 4 } },
    });
    expect(location.hash).toBe('#game');
  });

  test('takes the level with its own numbers, and keeps those set by hand', async () => {
    const app = openApp();
    show(app);
    expect(screen.queryByRole('combobox', { name: 'Passes' })).toBe(null);
    await user.click(screen.getByText('Variations'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Passes' }), '5');
    await user.click(screen.getByRole('radio', { name: /^Hard/ }));
    expect(screen.getByRole('checkbox', { name: 'Kings only' })).toBeDisabled();
    await press('Start');
    expect(dealt(app).view).toMatchObject({
      emptyColumn: 'king',
      options: { level: 'hard', passes: 5, peekTokens: 2, kingsOnly: false },
    });
  });

  test('seats the one who starts first', async () => {
    const app = openApp();
    show(app);
    await user.type(screen.getByRole('textbox', { name: 'Name of player 1' }), 'Anna{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Name of player 2' }), ' Ben ');
    await user.click(screen.getByRole('radio', { name: 'Ben starts' }));
    expect(app.state.getState().session).toBe(null);
    await press('Start');
    expect(dealt(app).names).toEqual(['Ben', 'Anna']);
  });

  test('remembers what was chosen last', () => {
    const app = openApp();
    dealIn(app);
    show(app);
    expect(screen.getByRole('textbox', { name: 'Name of player 2' })).toHaveValue('Ben');
  });

  test('asks before it ends an open game, and not before it ends one that is over', async () => {
    const app = openApp();
    const open = dealIn(app);
    submitAll(open, 'end');
    show(app);
    await press('Start');
    await press('Keep the open game');
    expect(sessionOf(app)).toBe(open);
    await press('Start');
    await press('Deal a new game');
    expect(sessionOf(app)).not.toBe(open);
    submitAll(sessionOf(app), 'end', 'giveup');
    const over = sessionOf(app);
    await press('Start');
    expect(sessionOf(app)).not.toBe(over);
  });
});

describe('A deal code', () => {
  const codeOf = (): string => dealIn(openApp(), 99).published.getState().code ?? '';

  test('sets level and options, and shows them', async () => {
    const code = codeOf();
    const app = openApp();
    show(app);
    await user.click(screen.getByRole('radio', { name: /^Easy/ }));
    await user.click(screen.getByRole('radio', { name: 'By deal code' }));
    await user.type(screen.getByRole('textbox', { name: 'Deal code' }), code.toLowerCase());
    expect(screen.getByRole('status')).toHaveTextContent('A good code');
    expect(screen.getByRole('radio', { name: /^Normal/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Normal/ })).toBeDisabled();
    await press('Start');
    expect(dealt(app).code).toBe(code);
  });

  test('comes with a link', async () => {
    const code = codeOf();
    const app = openApp();
    show(app, code);
    expect(screen.getByRole('textbox', { name: 'Deal code' })).toHaveValue(code);
    await press('Start');
    expect(dealt(app).code).toBe(code);
  });

  test.each([
    ['ABC', 'eleven characters'],
    ['!!!!!!!!!!!', 'letters and digits'],
    ['11111111112', 'add up'],
    ['ZZZ0000000', 'eleven characters'],
  ])('%s is refused with a sentence, and nothing is dealt', async (code, sentence) => {
    const app = openApp();
    show(app);
    await user.click(screen.getByRole('radio', { name: 'By deal code' }));
    const input = screen.getByRole('textbox', { name: 'Deal code' });
    await user.type(input, code);
    await user.tab();
    expect(input).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    await press('Start');
    expect(app.state.getState().session).toBe(null);
    expect(input).toHaveFocus();
  });
});

test('The open game says who is to move and how far it has come', async () => {
  const app = openApp();
  submitAll(dealIn(app), 'end');
  show(app);
  const open = within(screen.getByRole('region', { name: 'Your game' }));
  expect(open.getByText('It’s Ben’s turn')).toBeVisible();
  expect(open.getByText(/Undercover · Normal · Turn 2/)).toBeVisible();
  expect(open.getByText(/of 52 cards/)).toBeVisible();
  await press('Continue');
  expect(location.hash).toBe('#game');
});

test('No two players are called the same', async () => {
  const texts = await loadTexts('en');
  const names = (...typed: string[]) => namesBySeat({ names: typed, starter: 1 }, 2, texts);
  expect(names('Anna', 'Anna')).toEqual(['Anna 2', 'Anna']);
  expect(names('', '')).toEqual(['Player 2', 'Player 1']);
});
