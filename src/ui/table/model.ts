import type { ReactNode } from 'react';
import type { Card, Suit } from '../../engine';

/** A place on the table: `t0` is the first column, `fH` the hearts foundation, `h0` the first hand card. */
export type PlaceId = 'stock' | 'waste' | `h${number}` | `f${Suit}` | `t${number}`;

/** A card's place: its index counts from the card dealt first; -1 is the bare place. */
export interface Spot {
  readonly place: PlaceId;
  readonly index: number;
}

export interface TableCard {
  /** Names the same card from change to change, and says nothing that the table does not show. */
  readonly key: string;
  /** The key it had before, where that was another: it was hidden, and has been laid open elsewhere. */
  readonly was?: string;
  /** null for one that lies face down. */
  readonly face: Card | null;
  /** What a screen reader says. */
  readonly label: string;
  /** Whether it can be taken up, with all cards that lie on it. */
  readonly movable?: boolean;
  /** Whether it may be seen while it is held. */
  readonly holdable?: boolean;
  /** Whether the current choice (of a card to peek at, to mark …) offers it. */
  readonly offered?: boolean;
  /** On a back: who has peeked at it, who has marked it. On a face: coins. */
  readonly traces?: ReactNode;
  readonly markers?: ReactNode;
}

export interface TablePlace {
  readonly id: PlaceId;
  readonly label: string;
  /** What the bare place shows. */
  readonly bare: ReactNode;
  readonly cards: readonly TableCard[];
}

export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a?.place === b?.place && a?.index === b?.index;

export const isColumn = (place: PlaceId): boolean => place.startsWith('t');
