import type {
  TeamKlondikeAction,
  TeamKlondikeEvent,
  TeamKlondikeRefusal,
  TeamKlondikeView,
} from '../../engine';
import type { Published, Session } from '../../store/session';

export type TeamKlondikeSession = Session<
  TeamKlondikeView,
  TeamKlondikeAction,
  TeamKlondikeEvent,
  TeamKlondikeRefusal
>;
export type TeamKlondikePublished = Published<
  TeamKlondikeView,
  TeamKlondikeAction,
  TeamKlondikeEvent
>;
