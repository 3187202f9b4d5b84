/** The one door of the engine. */
export {
  SUITS,
  RANKS,
  DECK,
  suitOf,
  colourOf,
  heightOf,
  cardAt,
  inDeckOrder,
  isCard,
  isDeck,
} from './cards';
export type { Card, Colour, Rank, Suit } from './cards';
export type {
  AnyGame,
  Applied,
  CommonState,
  Game,
  GameName,
  HiddenCards,
  Result,
  Seat,
  Status,
} from './game';
export { GAMES } from './games';
export { isDeadEnd } from './deadEnd';
export { SEEDS, shuffle } from './shuffle';
export { formatDealCode, parseDealCode } from './notation/dealCode';
export type { Deal, DealCodeRefusal } from './notation/dealCode';
export { POSITIONS } from './notation/positions';
export type { Positions } from './notation/positions';
export { answer, readDeck, readTrace } from './notation/trace';
export type { Answers, Trace } from './notation/trace';
export { LEVELS, actionsATurn } from './options';
export type { CommonOptions, Level } from './options';
export type { CommonEvent } from './event';
export type { ColumnView, CommonView, FaceDown } from './view';
export type { Move, MoveRefusal, Source, TableauSource, Target } from './tableau/moves';
export type { Column, EmptyColumnRule, Foundations, Tableau } from './tableau/tableau';
export { teamKlondike } from './team-klondike';
export type { TeamKlondikeAction, TeamKlondikeSource } from './team-klondike/action';
export type { TeamKlondikeRefusal } from './team-klondike/apply';
export type { CoinReturn, TeamKlondikeEvent } from './team-klondike/event';
export {
  HAND_SIZE,
  PLAYERS_RANGE,
  TEAM_KLONDIKE_LEVELS,
  TIME_TOKENS_RANGE,
} from './team-klondike/options';
export type { PlayerCount, TeamKlondikeOptions } from './team-klondike/options';
export type { Coin, TeamKlondikeState, TeamKlondikeStep } from './team-klondike/state';
export type {
  TeamKlondikeMemory,
  TeamKlondikePlayerView,
  TeamKlondikeView,
} from './team-klondike/view';
export { undercover } from './undercover';
export type { UndercoverAction, UndercoverSource } from './undercover/action';
export type { UndercoverRefusal } from './undercover/apply';
export type { UndercoverEvent } from './undercover/event';
export {
  MARKERS_EACH,
  PASSES_RANGE,
  PEEK_TOKENS_RANGE,
  UNDERCOVER_LEVELS,
} from './undercover/options';
export type { UndercoverOptions } from './undercover/options';
export type { DealPlace, UndercoverSeat, UndercoverState } from './undercover/state';
export type { FaceDownCard, UndercoverMemory, UndercoverView } from './undercover/view';
