import { notices as de } from './de/notices';
import { notices as en } from './en/notices';

/** Apart from the other texts: only whoever has to be told something loads them. */
export const NOTICES = { de, en } as const;
