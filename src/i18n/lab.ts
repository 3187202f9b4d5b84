import { lab as de } from './de/lab';
import { lab as en } from './en/lab';

/** Apart from the other texts: only whoever opens the laboratory loads them. */
export const LAB = { de, en } as const;
