import type { UndercoverAction, UndercoverOptions, UndercoverView } from '../../engine';
import { UndercoverBoard } from '../../search/undercover/board';
import { actionOf, boardOfView } from '../../search/undercover/engine';
import { legalMoves } from '../../search/undercover/moves';
import type { Bot, BotName, Player } from '../bot';
import type { Race } from '../race';
import { RandomPlayer } from '../random';
import { SimplePlayer } from './simple';
import { StrongPlayer } from './strong';
import { weightsFor } from './weights';

/** Stand where a decision takes a few thousandths of a second on average. */
const RACE: Race = [
  [8, 8],
  [4, 8],
  [2, 8],
];
const LAST_RACE: Race = [
  [8, 16],
  [4, 32],
  [2, 64],
];

/** A player for one seat of one game: it remembers nothing but what saves it thinking twice. */
export function undercoverPlayer(
  name: BotName,
  options: UndercoverOptions,
): Player<UndercoverBoard> {
  switch (name) {
    case 'random':
      return new RandomPlayer(legalMoves);
    case 'simple':
      return new SimplePlayer(weightsFor(options));
    case 'strong':
      return new StrongPlayer(weightsFor(options), RACE, LAST_RACE);
    default:
      return name satisfies never;
  }
}

/** The same for a seat of the engine's game. */
export function undercoverBot(
  name: BotName,
  options: UndercoverOptions,
): Bot<UndercoverView, UndercoverAction> {
  const player = undercoverPlayer(name, options);
  const board = new UndercoverBoard();
  return {
    choose: (view, _legalActions, rng) => actionOf(player.decide(boardOfView(view, board), rng)),
  };
}
