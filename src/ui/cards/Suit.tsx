import { memo } from 'react';
import type { Suit as SuitName } from './names';
import { suitPath } from './suits';
import './Suit.css';

/** A suit as large as the text around it, in its own ink; naming it is up to the caller. */
export const Suit = memo(function Suit({ suit }: { suit: SuitName }) {
  return (
    <svg className="suit" data-suit={suit} viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={suitPath(suit)} />
    </svg>
  );
});
