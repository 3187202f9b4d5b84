import { useEffect, useState } from 'react';
import type { Card } from '../../engine';
import { useSettings } from '../app/context';
import { momentOf } from '../play/useTurn';
import type { TeamKlondikePublished, TeamKlondikeSession } from './session';

/** The hand of the player to move, as they look at it. */
export interface Hand {
  /** By place: the face where it is to be seen now, else null. */
  readonly faces: readonly (Card | null)[];
  /** Whether the hand lies open to everybody. */
  readonly open: boolean;
  /** Whether all of it is seen now. */
  readonly shown: boolean;
  /** Whether it is seen while held, and not from one tap to the next. */
  readonly byHolding: boolean;
  /** Begins or ends the holding. */
  hold(held: boolean): void;
  /** Shows the hand until the turn ends or the cover comes, or covers it. */
  toggle(): void;
  /** The card of a place is carried, and seen meanwhile; null when it is let go of. */
  carry(slot: number | null): void;
  /** The cards themselves, for what the player does with them; empty under the cover. */
  cards(): readonly Card[];
}

/**
 * Looks at the hand only while it is asked for: the faces are taken from the session anew at each drawing, and kept
 * nowhere, so that they are gone with the cover, the turn and the game.
 */
export function useHand(session: TeamKlondikeSession, published: TeamKlondikePublished): Hand {
  const byHolding = useSettings().handView === 'hold';
  const [held, setHeld] = useState(false);
  const [toggled, setToggled] = useState(false);
  const [carried, setCarried] = useState<number | null>(null);
  const { view } = published;
  const player = view.players[view.seat];
  const size = player?.handSize ?? 0;
  const open = player?.hand ?? null;

  const moment = momentOf(published);
  const [begun, setBegun] = useState(moment);
  if (begun !== moment) {
    setBegun(moment);
    setHeld(false);
    setToggled(false);
    setCarried(null);
  }
  useEffect(() => {
    const letGo = (): void => setHeld(false);
    window.addEventListener('blur', letGo);
    return () => window.removeEventListener('blur', letGo);
  }, []);

  const cards = (): readonly Card[] => {
    const sight = session.look();
    return sight === null ? [] : (sight.view.players[sight.view.seat]?.hand ?? []);
  };
  const shown = begun === moment && (held || toggled);
  const looked = open ?? (shown || carried !== null ? cards() : []);
  return {
    faces: Array.from({ length: size }, (_, slot) =>
      open !== null || shown || slot === carried ? (looked[slot] ?? null) : null,
    ),
    open: open !== null,
    shown: shown && open === null,
    byHolding,
    hold: setHeld,
    toggle: () => setToggled((before) => !before),
    carry: setCarried,
    cards,
  };
}
