import type { ComponentType } from 'react';
import type { Texts } from '../i18n';
import type { GameName } from '../engine';
import type { Session } from '../store/session';
import { type LaterPart, laterPart } from './later';
// What the tables share comes at once, with the start: in one file they are smaller.
import './play/PlayPage';
import './play/Status';
import './play/places';
import './play/sentences';
import './play/usePlayOut';
import './play/useReplay';
import './play/useTurn';
import { SetupForm as TeamKlondikeSetupForm } from './team-klondike/SetupForm';
import { tellOptions as tellTeamKlondikeOptions } from './team-klondike/tell';
import { SetupForm as UndercoverSetupForm } from './undercover/SetupForm';
import { tellOptions as tellUndercoverOptions } from './undercover/tell';

export interface SetupFormProps {
  /** As the game's `parseOptions` reads them. */
  readonly options: unknown;
  readonly onChange: (options: unknown) => void;
  /** A deal code has set them: they are shown, and cannot be changed. */
  readonly locked: boolean;
}

/** What a game brings to the pages that are written once for every game. */
export interface GamePages {
  /** The game on its table, which is fetched when the game is chosen, and with it what only this table says. */
  readonly table: LaterPart<{ session: Session }>;
  readonly SetupForm: ComponentType<SetupFormProps>;
  /** Level and options in a few words, the level first. */
  readonly tellOptions: (options: unknown, texts: Texts) => readonly string[];
}

const PAGES: Readonly<Record<GameName, GamePages>> = {
  undercover: {
    table: laterPart(async () => (await import('./undercover/TablePage')).TablePage),
    SetupForm: UndercoverSetupForm,
    tellOptions: tellUndercoverOptions,
  },
  'team-klondike': {
    table: laterPart(async () => (await import('./team-klondike/TablePage')).TablePage),
    SetupForm: TeamKlondikeSetupForm,
    tellOptions: tellTeamKlondikeOptions,
  },
};

export const gamePages = (game: GameName): GamePages => PAGES[game];
