import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../src/store/app';
import { AppRoot } from '../../src/ui/app/AppRoot';
import { Dialog } from '../../src/ui/app/Dialog';
import { ErrorBoundary } from '../../src/ui/app/ErrorBoundary';
import { TextsProvider } from '../../src/ui/app/texts';
import { goTo } from '../../src/ui/app/route';
import { dealIn, openApp } from '../support/games';
import { Memory } from '../support/memory';

const user = userEvent.setup();

describe('The app', () => {
  test('opens its pages by address and finds the way back', async () => {
    history.replaceState(null, '', '/');
    render(<AppRoot app={openApp()} />);
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('shows the start where no game is open', () => {
    history.replaceState(null, '', '/#game');
    render(<AppRoot app={openApp()} />);
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('covers the table when it is left', () => {
    const app = openApp();
    const session = dealIn(app);
    history.replaceState(null, '', '/#game');
    render(<AppRoot app={app} />);
    session.uncover();
    act(() => goTo('start'));
    expect(session.published.getState().covered).toBe(true);
  });

  test('takes the deal code of a link out of the address', () => {
    history.replaceState(null, '', '/#deal=ABC%20D');
    render(<AppRoot app={openApp()} />);
    expect(screen.getByRole('textbox', { name: 'Deal code' })).toHaveValue('ABC D');
    expect(location.hash).toBe('');
  });

  test('speaks the other language at once', async () => {
    history.replaceState(null, '', '/');
    const app = openApp();
    render(<AppRoot app={app} />);
    act(() => app.settings.setState({ language: 'de' }));
    expect(await screen.findByRole('button', { name: 'Los geht’s' })).toBeVisible();
  });
});

test.each<[Notice, string]>([
  ['saveDamaged', '{'],
  ['saveNewer', '{"version":99}'],
])('%s is told once, and goes when it has been read', async (notice, kept) => {
  history.replaceState(null, '', '/');
  const memory = new Memory();
  memory.texts.set('klondike-zu-zweit.game', kept);
  const app = openApp(memory);
  expect(app.state.getState().notices).toEqual([notice]);
  render(<AppRoot app={app} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBe(null);
});

test('A dialog gives the focus back when it closes', async () => {
  function Asking() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Ask</button>
        {open && (
          <Dialog
            title="Really?"
            onClose={() => setOpen(false)}
            actions={<button onClick={() => setOpen(false)}>No</button>}
          >
            <p>It is for good.</p>
          </Dialog>
        )}
      </>
    );
  }
  render(<Asking />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('dialog', { name: 'Really?' })).toHaveTextContent('for good');
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('A page that fails says that the game is kept', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Failing = () => {
    throw new Error('on purpose');
  };
  render(
    <TextsProvider language="en">
      <ErrorBoundary>
        <Failing />
      </ErrorBoundary>
    </TextsProvider>,
  );
  expect(screen.getByText(/game is kept/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  silent.mockRestore();
});
