import { memo } from 'react';
import { suitPath } from '../cards/suits';
import './Emblem.css';

const CARD = 'M-17-29h34a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-50a4 4 0 0 1 4-4z';

/** The mark of the game: two cards that lean on each other. As large as 1em high. */
export const Emblem = memo(function Emblem({ className = '' }: { className?: string }) {
  return (
    <svg className={`emblem ${className}`} viewBox="0 0 120 80" aria-hidden="true">
      <path className="emblem-ground" d="M6 72.5h108" />
      <g transform="translate(37.5 38) rotate(14)">
        <path className="emblem-card" d={CARD} />
        <path className="emblem-black" d={suitPath('S', 0, 0, 0.92)} />
      </g>
      <g transform="translate(82.5 38) rotate(-14)">
        <path className="emblem-card" d={CARD} />
        <path className="emblem-red" d={suitPath('H', 0, 0, 0.92)} />
      </g>
    </svg>
  );
});
