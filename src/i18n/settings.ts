import { settings as de } from './de/settings';
import { settings as en } from './en/settings';

/** Apart from the other texts: only whoever opens the settings loads them. */
export const SETTINGS = { de, en } as const;
