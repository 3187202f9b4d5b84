import type { en } from './en';

/** The same shape with any words in it. */
type Worded<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Worded<Text[Key]> };

/** Every text of the interface; a language that lacks one does not compile. */
export type Texts = Worded<typeof en>;
