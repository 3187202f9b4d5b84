import { type Page, expect } from '@playwright/test';
import { type UndercoverState, undercover } from '../../src/engine';
import { type Deal, NAMES, openGame } from './deal';
import { expectTable, openedIn, publicView } from './table';
import type { Way } from './ways';
import { type Texts, de } from './texts';

/** Plays a game on the page while the real engine plays it beside, and compares the two after every action. */
export interface Player {
  readonly page: Page;
  /** What the engine says, secrets included. */
  state(): UndercoverState;
  /** Carries out words of `notation.md` one after the other. */
  play(words: string | readonly string[], way: Way): Promise<void>;
  /** Expects that a word was carried out on the page already. */
  follow(word: string): Promise<void>;
  /** Takes the last action back. */
  takeBack(way: Way): Promise<void>;
  /** The player to move says who they are. */
  uncover(way: Way): Promise<void>;
  expectShown(): Promise<void>;
}

/** Applies a word beside the page. Throws where the engine refuses it. */
export function applied(state: UndercoverState, word: string): UndercoverState {
  const action = undercover.parseAction(word);
  const result = action === null ? null : undercover.apply(state, action);
  if (result?.ok !== true) throw new Error(`${word} is not legal: ${result?.refusal ?? 'no word'}`);
  return result.state;
}

export const played = (deal: Deal, words: readonly string[]): UndercoverState =>
  words.reduce(applied, undercover.deal(deal.options, deal.deck));

/** Opens a game that stands where these words led, and says that the player to move is here. */
export async function openTable(
  page: Page,
  deal: Deal,
  words: readonly string[],
  way: Way,
  texts: Texts = de,
): Promise<Player> {
  await openGame(page, deal, words);
  const player = followGame(page, deal, words, texts);
  if (player.state().status === 'play') await player.uncover(way);
  return player;
}

/** Follows a game that lies on the page's table as far as these words. */
export function followGame(
  page: Page,
  deal: Deal,
  before: readonly string[] = [],
  texts: Texts = de,
): Player {
  let states: readonly UndercoverState[] = [played(deal, before)];
  const state = (): UndercoverState => states.at(-1) as UndercoverState;

  const act = async (word: string, way: Way): Promise<void> => {
    const now = state();
    const action = undercover.parseAction(word);
    if (action === null) throw new Error(`${word} is no word.`);
    const next = applied(now, word);
    const view = publicView(now);
    switch (action.type) {
      case 'move':
        await way.move(page, view, action);
        break;
      case 'peek': {
        await way.askPeek(page, view, action);
        const title = texts.undercover.peekTitle(action.index + 1, action.column + 1);
        const asked = page.getByRole('dialog', { name: title });
        await way.press(asked.getByRole('button', { name: texts.undercover.peekDo }));
        break;
      }
      case 'mark':
        await way.mark(page, view, action);
        break;
      case 'end':
        await way.end(page);
        if (now.actionsLeft > 0) {
          await expect(page.getByRole('button', { name: texts.table.endTurnSure })).toBeEnabled();
          await way.end(page);
        }
        break;
      case 'giveUp':
        await way.press(page.getByRole('button', { name: texts.table.menu, exact: true }));
        await way.press(page.getByRole('dialog').getByRole('button', { name: texts.table.giveUp }));
        await way.press(
          page
            .getByRole('dialog', { name: texts.table.giveUp })
            .getByRole('button', { name: texts.table.giveUp }),
        );
        break;
      default:
        action satisfies never;
    }
    states = [...states, next];
    if (next.status === 'play' && next.seat !== now.seat) await uncover(way);
    if (next.status !== 'won') await expectTable(page, publicView(next), texts, openedIn(next));
  };

  const uncover = async (way: Way): Promise<void> => {
    const name = NAMES[state().seat];
    await way.press(page.getByRole('button', { name: texts.table.cover.confirm(name) }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  return {
    page,
    state,
    async play(words, way) {
      for (const word of typeof words === 'string' ? words.split(' ') : words) {
        // oxlint-disable-next-line no-await-in-loop
        await act(word, way);
      }
    },
    async follow(word) {
      states = [...states, applied(state(), word)];
      await expectTable(page, publicView(state()), texts, openedIn(state()));
    },
    async takeBack(way) {
      // After a dead end, the dialog that tells of it offers it too, before the table.
      await way.press(page.getByRole('button', { name: texts.table.takeBack }).last());
      states = states.slice(0, -1);
      await expectTable(page, publicView(state()), texts, openedIn(state()));
    },
    uncover,
    expectShown: () => expectTable(page, publicView(state()), texts, openedIn(state())),
  };
}
