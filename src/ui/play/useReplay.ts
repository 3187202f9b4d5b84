import { useEffect, useState } from 'react';
import type { Session } from '../../store/session';

/** How long each step of a replay stays, in milliseconds. */
const PACE = 900;

/** The table after one step, and what led to it. */
export interface Frame<View = unknown, Event = unknown> {
  readonly view: View;
  readonly events: readonly Event[];
}

export interface Replay<View = unknown, Event = unknown> {
  /** The step on the table; null while none is shown. */
  readonly frame: Frame<View, Event> | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The partner's turn once more on the table, step by step, as everybody saw it. */
export function useReplay<View, Event>(
  session: Pick<Session<View, unknown, Event>, 'lastTurnViews'>,
): Replay<View, Event> {
  const [running, setRunning] = useState<{
    readonly frames: readonly Frame<View, Event>[];
    readonly at: number;
  } | null>(null);
  useEffect(() => {
    if (running === null) return undefined;
    const next = running.at + 1;
    const timer = setTimeout(
      () => setRunning(next < running.frames.length ? { ...running, at: next } : null),
      PACE,
    );
    return () => clearTimeout(timer);
  }, [running]);
  return {
    frame: running?.frames[running.at] ?? null,
    start: () => setRunning({ frames: session.lastTurnViews(), at: 0 }),
    stop: () => setRunning(null),
  };
}
