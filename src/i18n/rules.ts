import type { EmptyColumnRule } from '../engine';
import { rules as de } from './de/rules';
import { rules as en } from './en/rules';

/** The pictures between the words. */
export type Figure = 'table' | 'build' | 'empty' | 'clock' | 'peek';

export interface Section {
  readonly title: string;
  readonly figure?: Figure;
  /** Paragraphs; one in brackets is a list. A term between stars is set off. */
  readonly text: readonly (string | readonly string[])[];
}

export interface RulesTexts {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly captions: Readonly<Record<Figure, string>>;
  readonly levels: {
    readonly title: string;
    readonly lead: string;
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
  };
  readonly variations: Section;
  readonly screen: Section;
}

/** Apart from the other texts: only whoever opens the rules loads them. */
export const RULES: Readonly<Record<'de' | 'en', RulesTexts>> = { de, en };
