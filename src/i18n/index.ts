import { de } from './de';
import { en } from './en';
import type { Texts } from './texts';

export type { Texts };

export const TEXTS: Readonly<Record<'de' | 'en', Texts>> = { de, en };
