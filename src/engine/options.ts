/** What both games let the players choose. */

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export interface CommonOptions {
  readonly level: Level;
  readonly fourActions: boolean;
}

export const actionsATurn = ({ fourActions }: Pick<CommonOptions, 'fourActions'>): number =>
  fourActions ? 4 : 3;
