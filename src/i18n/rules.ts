import type { EmptyColumnRule, GameName } from '../engine';
import { rules as undercoverInGerman } from './de/rules';
import { rules as teamKlondikeInGerman } from './de/teamKlondikeRules';
import { rules as undercoverInEnglish } from './en/rules';
import { rules as teamKlondikeInEnglish } from './en/teamKlondikeRules';

/** The pictures between the words. */
export type Figure =
  'table' | 'build' | 'empty' | 'clock' | 'peek' | 'team' | 'kings' | 'time' | 'coin';

export interface Section {
  readonly title: string;
  readonly figure?: Figure;
  /** Paragraphs; one in brackets is a list. A term between stars is set off. */
  readonly text: readonly (string | readonly string[])[];
}

export interface RulesTexts<Levels = object> {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly captions: Readonly<Partial<Record<Figure, string>>>;
  readonly levels: { readonly title: string; readonly lead: string } & Levels;
  readonly variations: Section;
  readonly screen: Section;
}

export type UndercoverRules = RulesTexts<{
  readonly peekTokens: string;
  readonly markers: string;
  readonly passes: string;
  /** Trips through the stock, and how often the waste is turned over for them. */
  readonly passesOf: (passes: number) => string;
  readonly emptyColumn: string;
  readonly emptyColumns: Readonly<Record<EmptyColumnRule, string>>;
  readonly talk: string;
  readonly talkAllowed: string;
  readonly talkForbidden: string;
}>;

export type TeamKlondikeRules = RulesTexts<{
  readonly timeTokensFor: (players: number) => string;
}>;

interface AllRules extends Readonly<Record<GameName, RulesTexts>> {
  readonly undercover: UndercoverRules;
  readonly 'team-klondike': TeamKlondikeRules;
}

/** Apart from the other texts: only whoever opens the rules loads them. */
export const RULES: Readonly<Record<'de' | 'en', AllRules>> = {
  de: { undercover: undercoverInGerman, 'team-klondike': teamKlondikeInGerman },
  en: { undercover: undercoverInEnglish, 'team-klondike': teamKlondikeInEnglish },
};
