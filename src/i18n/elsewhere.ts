import { elsewhere as de } from './de/elsewhere';
import { elsewhere as en } from './en/elsewhere';

/** Apart from the other texts: only whoever opens a second tab loads them. */
export const ELSEWHERE = { de, en } as const;
