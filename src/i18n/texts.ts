import type { en } from './en';
import type * as elsewhere from './en/elsewhere';
import type * as lab from './en/lab';
import type * as notices from './en/notices';
import type * as settings from './en/settings';
import type * as teamKlondike from './en/teamKlondike';
import type * as undercover from './en/undercover';

/** The same shape with any words in it. */
type Worded<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Worded<Text[Key]> };

/** Every text that is not one game's alone; a language that lacks one does not compile. */
export type Texts = Worded<typeof en>;

/** What the page says while another tab has the game. */
export type ElsewhereTexts = Worded<typeof elsewhere>;

/** What the players are told once. */
export type NoticesTexts = Worded<typeof notices>;

/** What the settings say. */
export type SettingsTexts = Worded<typeof settings>;

/** What the laboratory says. */
export type LabTexts = Worded<typeof lab>;

/** What the tables of the games say besides. */
export type UndercoverTexts = Worded<typeof undercover>;
export type TeamKlondikeTexts = Worded<typeof teamKlondike>;
