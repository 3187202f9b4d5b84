import type { TeamBoard } from '../../search/team-klondike/board';
import { phased } from '../weights';
import { FEATURES } from './features';
import { TUNED } from './tuned';

/** By the cards that hands and own stocks still hold. */
const PHASES = 3;
export const phaseOf = ({ held }: TeamBoard): number => (held > 16 ? 0 : held > 8 ? 1 : 2);

export const WEIGHTS = phased(FEATURES, TUNED, PHASES);
