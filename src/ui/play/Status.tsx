import type { ReactNode } from 'react';
import type { Status as GameStatus, Seat } from '../../engine';
import { useTexts } from '../app/texts';
import { SeatMark } from '../cards/Pieces';
import './status.css';

interface StatusProps {
  readonly seat: Seat;
  readonly names: readonly string[];
  /** How the game stands: once it is over, nobody is to move. */
  readonly status: GameStatus;
  /** Whether the computer is to move. */
  readonly thinks?: boolean;
  /** What the seat to move is at, where it is not a turn's actions. */
  readonly step?: string;
  readonly actionsLeft: number;
  readonly allActions: number;
  /** What is left of the game's own time. */
  readonly clock: ReactNode;
  /** What a player has. */
  readonly has: (seat: Seat) => ReactNode;
}

/** Whose turn it is, what is left in it, and what is left in the game: always in sight. */
export function Status({
  seat,
  status,
  thinks,
  names,
  step,
  actionsLeft,
  allActions,
  clock,
  has,
}: StatusProps) {
  const { table, partner } = useTexts();
  const name = names[seat] ?? '';
  return (
    <section className="status rail" data-players={names.length}>
      <h1 className="status-turn" data-seat={seat}>
        <SeatMark seat={seat} />
        <span className="status-name">
          {status === 'play'
            ? thinks === true
              ? partner.thinking(name)
              : table.toMove(name)
            : status === 'won'
              ? table.end.won
              : table.end.lost}
        </span>
      </h1>
      {status !== 'play' ? null : step === undefined ? (
        <p className="status-actions">
          {Array.from({ length: allActions }, (_, i) => (
            <span key={i} className="status-action" data-spent={i >= actionsLeft || undefined} />
          ))}
          <span className="visually-hidden">{table.actionsLeft(actionsLeft)}</span>
        </p>
      ) : (
        <p className="status-step">{step}</p>
      )}
      {clock}
      <ul className="status-players">
        {names.map((player, at) => (
          <li key={at} data-seat={at} data-turn={at === seat || undefined}>
            <span className="status-player">
              <SeatMark seat={at as Seat} />
              <span className="status-name">{player}</span>
            </span>
            {has(at as Seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A piece with how many of it are left. */
export function Left({ what, words, count }: { what: ReactNode; words: string; count: number }) {
  return (
    <span className="status-left tabular">
      {what}
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
