import { lazy, memo, Suspense, type ReactNode } from 'react';
import { rankOf, suitOf, type Card, type Letters, type Suit } from './names';
import { CardIndex } from './CardIndex';
import { pipsPath, suitPath } from './suits';
import './Suit.css';
import './card.css';

const Court = lazy(() => import('./Court'));

const COURTS: readonly string[] = ['J', 'Q', 'K'];

type Props = {
  card: Card;
  letters: Letters;
  /** Added to the class of the card: is-selected, is-target … */
  className?: string;
  /** What lies on the card: a signal coin. */
  children?: ReactNode;
};

/** An open card. Its size is --card-w; the caller names it for those who don't see it. */
export const CardFace = memo(function CardFace({ card, letters, className = '', children }: Props) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const pips = pipsPath(suit, rank);
  return (
    <div className={`card card-face ${className}`} data-suit={suit} aria-hidden="true">
      <CardIndex rank={rank} suit={suit} letters={letters} />
      {pips !== null && (
        <svg className="card-pips" viewBox="0 0 100 140">
          <path d={pips} />
        </svg>
      )}
      {COURTS.includes(rank) ? (
        <Suspense fallback={<Large suit={suit} className="card-large" />}>
          <Court rank={rank as 'J' | 'Q' | 'K'} suit={suit} />
          <Large suit={suit} className="card-large card-large-court" />
        </Suspense>
      ) : (
        <Large
          suit={suit}
          className={pips === null ? 'card-large' : 'card-large card-large-small'}
        />
      )}
      {children}
    </div>
  );
});

function Large({ suit, className }: { suit: Suit; className: string }) {
  return (
    <svg className={className} viewBox="-18 -18 36 36">
      <path d={suitPath(suit)} />
    </svg>
  );
}
