import type { Texts } from '../texts';

export const table: Texts['table'] = {};
