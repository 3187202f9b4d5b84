import type {
  UndercoverAction,
  UndercoverEvent,
  UndercoverRefusal,
  UndercoverView,
} from '../../engine';
import type { Published, Session } from '../../store/session';

export type UndercoverSession = Session<
  UndercoverView,
  UndercoverAction,
  UndercoverEvent,
  UndercoverRefusal
>;
export type UndercoverPublished = Published<UndercoverView, UndercoverAction, UndercoverEvent>;
