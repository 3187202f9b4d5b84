import type { CommonState, GameName } from '../game';
import { formatTeamKlondikePosition, parseTeamKlondikePosition } from '../team-klondike/notation';
import { formatUndercoverPosition, parseUndercoverPosition } from '../undercover/notation';

/** How a game writes its positions. The rules do without them, so whoever only plays does not load them. */
export interface Positions<Options = unknown, State extends CommonState = CommonState> {
  format(state: State): string;
  /** The state that a position shows; null where the text is none. */
  parse(text: string, options: Options): State | null;
}

export const POSITIONS: Readonly<Record<GameName, Positions>> = {
  undercover: { format: formatUndercoverPosition, parse: parseUndercoverPosition },
  'team-klondike': {
    format: formatTeamKlondikePosition,
    parse: parseTeamKlondikePosition,
  },
};
