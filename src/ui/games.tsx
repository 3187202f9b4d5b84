import type { ComponentType } from 'react';
import type { Texts } from '../i18n';
import type { GameName } from '../engine';
import type { Session } from '../store/session';
import { SetupForm } from './undercover/SetupForm';
import { TablePage } from './undercover/TablePage';
import { foundationsOf, tellOptions } from './undercover/tell';

export interface SetupFormProps {
  /** As the game's `parseOptions` reads them. */
  readonly options: unknown;
  readonly onChange: (options: unknown) => void;
  /** A deal code has set them: they are shown, and cannot be changed. */
  readonly locked: boolean;
}

/** What a game brings to the pages that are written once for every game. */
export interface GamePages {
  readonly TablePage: ComponentType<{ session: Session }>;
  readonly SetupForm: ComponentType<SetupFormProps>;
  /** Level and options in a few words, the level first. */
  readonly tellOptions: (options: unknown, texts: Texts) => readonly string[];
  /** Cards on the foundations. */
  readonly foundationsOf: (view: unknown) => number;
}

const PAGES: Readonly<Partial<Record<GameName, GamePages>>> = {
  undercover: { TablePage, SetupForm, tellOptions, foundationsOf },
};

/** Throws for a game that has no pages: it can't be dealt either. */
export function gamePages(game: GameName): GamePages {
  const pages = PAGES[game];
  if (pages === undefined) throw new RangeError(`No pages for ${game}.`);
  return pages;
}
