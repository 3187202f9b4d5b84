import { useEffect, useState } from 'react';
import type { UndercoverEvent, UndercoverView } from '../../engine';
import type { UndercoverSession } from './session';

/** How long each step of a replay stays, in milliseconds. */
const PACE = 900;

type Frames = readonly {
  readonly view: UndercoverView;
  readonly events: readonly UndercoverEvent[];
}[];

interface Replay {
  /** The step on the table; null while none is shown. */
  readonly frame: Frames[number] | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The partner's turn once more on the table, step by step, as everybody saw it. */
export function useReplay(session: UndercoverSession): Replay {
  const [running, setRunning] = useState<{ frames: Frames; at: number } | null>(null);
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
