import type { Texts } from '../texts';

export const undercover: Texts['undercover'] = {};
