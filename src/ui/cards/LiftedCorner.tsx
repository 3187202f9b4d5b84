import { CardIndex } from './CardIndex';
import { rankOf, suitOf, type Card, type Letters } from './names';
import './Suit.css';
import './card.css';
import './CardBack.css';

type Props = { card: Card; letters: Letters; className?: string };

/** A covered card with one corner lifted. Mount it only while the player holds; it holds a secret. */
export function LiftedCorner({ card, letters, className = '' }: Props) {
  const suit = suitOf(card);
  return (
    <div className={`card lifted ${className}`} aria-hidden="true">
      <div className="lifted-back card-back" />
      <div className="lifted-flap card-face" data-suit={suit}>
        <CardIndex rank={rankOf(card)} suit={suit} letters={letters} />
      </div>
    </div>
  );
}
