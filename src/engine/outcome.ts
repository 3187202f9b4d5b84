import { isDeadEnd } from './deadEnd';
import type { GameEnded } from './event';
import type { CommonState, Status } from './game';
import type { EmptyColumnRule, Tableau } from './tableau/tableau';

/** What an action has led to, before it is judged whether the game is over. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What `apply` answers for a step after which the game stands so; `unsettled` goes on as if there were a way. */
export function judged<State extends CommonState, Event>(
  { state, events }: Step<State, Event | GameEnded>,
  status: Status | 'unsettled',
) {
  if (status === 'unsettled') return { ok: true, state, events, unsettled: true } as const;
  if (status === state.status) return { ok: true, state, events } as const;
  return {
    ok: true,
    state: { ...state, status },
    events: [...events, { type: 'gameEnded', status } as const],
  } as const;
}

/** Whether the game is lost by a dead end, where no card can come in to the tableau any more. */
export function deadEndStatus(
  tableau: Tableau,
  rule: EmptyColumnRule,
  limit: number | undefined,
): Status | 'unsettled' {
  const deadEnd = isDeadEnd(tableau, rule, limit);
  if (deadEnd === null) return 'unsettled';
  return deadEnd ? 'lost:deadend' : 'play';
}
