/** The one door of the engine. */
export { SUITS, RANKS, DECK, suitOf, colourOf, heightOf, cardAt, isCard, isDeck } from './cards';
export type { Card, Colour, Rank, Suit } from './cards';
export type { AnyGame, Applied, CommonState, Game, GameName, Result, Seat, Status } from './game';
export { GAMES } from './games';
export { isDeadEnd } from './deadEnd';
export { SEEDS, shuffle } from './shuffle';
export { formatDealCode, parseDealCode } from './notation/dealCode';
export type { Deal, DealCodeRefusal } from './notation/dealCode';
export { answer, readDeck, readTrace } from './notation/trace';
export type { Answers, Trace } from './notation/trace';
export type { MoveRefusal, TableauSource, Target } from './tableau/moves';
export type { Column, EmptyColumnRule, Foundations, Tableau } from './tableau/tableau';
export { undercover } from './undercover';
export type { UndercoverAction, UndercoverSource } from './undercover/action';
export type { UndercoverRefusal } from './undercover/apply';
export type { UndercoverEvent } from './undercover/event';
export {
  LEVELS,
  MARKERS_EACH,
  PASSES_RANGE,
  PEEK_TOKENS_RANGE,
  UNDERCOVER_LEVELS,
  actionsATurn,
} from './undercover/options';
export type { Level, UndercoverOptions } from './undercover/options';
export type { DealPlace, UndercoverSeat, UndercoverState } from './undercover/state';
export type { FaceDownCard, UndercoverMemory, UndercoverView } from './undercover/view';
