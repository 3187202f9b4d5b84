import type { Card, TeamKlondikeAction, TeamKlondikeSource } from '../../engine';
import type { TableauView } from '../play/spots';
import { headIn, placesOfMoves, tableauSourceAt } from '../play/spots';
import type { PlaceId, Spot } from '../table/model';

/** Between places on the screen and places in the rules, as this game alone has them. */

export const slotId = (slot: number): PlaceId => `h${slot}`;

/** Which of the hand's places it is; null for all others. */
export const slotOf = ({ place }: Pick<Spot, 'place'>): number | null =>
  place.startsWith('h') ? Number(place.slice(1)) : null;

/** What would be taken up there, with this hand; null where nothing can be. */
export function sourceAt(
  view: TableauView,
  hand: readonly Card[],
  spot: Spot,
): TeamKlondikeSource | null {
  const slot = slotOf(spot);
  if (slot === null) return tableauSourceAt(view, spot);
  const card = hand[slot];
  return card === undefined ? null : { place: 'hand', card };
}

/** Where the cards of a source may go by these actions. */
export const targetsOf = (
  view: TableauView,
  legal: readonly TeamKlondikeAction[],
  from: TeamKlondikeSource,
): readonly PlaceId[] =>
  placesOfMoves(legal, from, from.place === 'hand' ? from.card : headIn(view, from));
