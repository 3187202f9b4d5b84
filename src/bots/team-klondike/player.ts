import type { TeamKlondikeAction, TeamKlondikeView } from '../../engine';
import { TeamBoard } from '../../search/team-klondike/board';
import { actionOf, boardOfView } from '../../search/team-klondike/engine';
import { legalMoves } from '../../search/team-klondike/moves';
import type { Bot, BotName, Player } from '../bot';
import type { Race } from '../race';
import { RandomPlayer } from '../random';
import { SimplePlayer } from './simple';
import { StrongPlayer } from './strong';
import { WEIGHTS } from './weights';

/** Stands where a decision takes a few hundredths of a second. */
const RACE: Race = [
  [8, 6],
  [4, 10],
  [2, 12],
];

/** A player for one seat of one game: it remembers nothing but what saves it thinking twice. */
export function teamKlondikePlayer(name: BotName): Player<TeamBoard> {
  switch (name) {
    case 'random':
      return new RandomPlayer(legalMoves);
    case 'simple':
      return new SimplePlayer(WEIGHTS);
    case 'strong':
      return new StrongPlayer(WEIGHTS, RACE);
    default:
      return name satisfies never;
  }
}

/** The same for a seat of the engine's game. */
export function teamKlondikeBot(name: BotName): Bot<TeamKlondikeView, TeamKlondikeAction> {
  const player = teamKlondikePlayer(name);
  const board = new TeamBoard();
  return {
    choose: (view, _legalActions, rng) => actionOf(player.decide(boardOfView(view, board), rng)),
  };
}
