import type { UndercoverView } from '../../engine';
import { useTexts } from '../app/texts';
import { Marker, PeekToken, SeatMark } from '../cards/Pieces';
import { ClockIcon } from '../cards/icons';
import './status.css';

interface Props {
  readonly view: UndercoverView;
  readonly names: readonly string[];
}

/** Whose turn it is, what is left in it, and what is left in the game: always in sight. */
export function Status({ view, names }: Props) {
  const texts = useTexts();
  const name = names[view.seat] ?? '';
  const all = view.options.fourActions ? 4 : 3;
  return (
    <section className="status rail">
      <h1 className="status-turn" data-seat={view.seat}>
        <SeatMark seat={view.seat} />
        <span className="status-name">{texts.table.toMove(name)}</span>
      </h1>
      <p className="status-actions">
        {Array.from({ length: all }, (_, i) => (
          <span key={i} className="status-action" data-spent={i >= view.actionsLeft || undefined} />
        ))}
        <span className="visually-hidden">{texts.table.actionsLeft(view.actionsLeft)}</span>
      </p>
      <Clock view={view} />
      <ul className="status-players">
        {names.map((player, seat) => (
          <li key={seat} data-seat={seat} data-turn={seat === view.seat || undefined}>
            <span className="status-player">
              <SeatMark seat={seat as 0 | 1} />
              <span className="status-name">{player}</span>
            </span>
            <Left
              what={<PeekToken seat={seat as 0 | 1} />}
              words={texts.undercover.tokens(view.peekTokens[seat] ?? 0)}
              count={view.peekTokens[seat] ?? 0}
            />
            <Left
              what={<Marker seat={seat as 0 | 1} />}
              words={texts.undercover.markers(view.markersLeft[seat] ?? 0)}
              count={view.markersLeft[seat] ?? 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A piece with how many of it are left. */
function Left({ what, words, count }: { what: React.ReactNode; words: string; count: number }) {
  return (
    <span className="status-left tabular">
      {what}
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function Clock({ view }: { view: UndercoverView }) {
  const { clock } = useTexts().undercover;
  const { untilStockThrough, untilLost } = view.clock;
  const stands = view.stockSize === 0 && view.waste.length === 0;
  const rows: readonly (readonly [string, string, string])[] = [
    ...(stands
      ? []
      : [[clock.stock, clock.turns(untilStockThrough), String(untilStockThrough)] as const]),
    ...(untilLost === null
      ? []
      : [[clock.lost, clock.turns(untilLost), String(untilLost)] as const]),
    ...(view.redealsLeft === null || stands
      ? []
      : [passRow(clock, view.options.passes - view.redealsLeft, view.options.passes)]),
  ];
  return (
    <section className="status-clock" aria-label={clock.name}>
      <ClockIcon />
      {stands && <p>{clock.stands}</p>}
      {view.redealsLeft === null && !stands && <p>{clock.free}</p>}
      <dl>
        {rows.map(([label, words, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">
              <span className="visually-hidden">{words}</span>
              <span aria-hidden="true">{number}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const passRow = (
  clock: ReturnType<typeof useTexts>['undercover']['clock'],
  pass: number,
  passes: number,
) => [clock.pass, clock.passOf(pass, passes), `${pass}/${passes}`] as const;
