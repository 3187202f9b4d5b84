import type { Rng } from './rng';

export const BOTS = ['random', 'simple', 'strong'] as const;
export type BotName = (typeof BOTS)[number];

/**
 * Chooses one of a seat's legal actions from that seat's view, and nothing else. It may keep thoughts from one call to
 * the next to save time; they never change what it would choose for the same view but for the chance in `rng`.
 */
export interface Bot<View, Action> {
  choose(view: View, legalActions: readonly Action[], rng: Rng): Action;
}

/** The same on a compact board, where every card that the seat cannot know is `UNKNOWN`. It leaves the board as it was. */
export interface Player<Board> {
  decide(board: Board, rng: Rng): number;
}
