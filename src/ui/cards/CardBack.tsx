import { memo, type ReactNode } from 'react';
import './card.css';
import './CardBack.css';

type Props = {
  /** Added to the class of the card: is-selected, is-target … */
  className?: string;
  /** Peek traces, in the visible strip at the left. */
  traces?: ReactNode;
  /** Markers, in the visible strip at the right. */
  markers?: ReactNode;
};

/** A covered card: all of them look the same but for what lies on them. */
export const CardBack = memo(function CardBack({ className = '', traces, markers }: Props) {
  return (
    <div className={`card card-back ${className}`} aria-hidden="true">
      {traces != null && <span className="card-traces">{traces}</span>}
      {markers != null && <span className="card-markers">{markers}</span>}
    </div>
  );
});
