import type { UndercoverView } from '../../engine';
import { actionsATurn } from '../../store/catalogue';
import { useTableTexts } from './texts';
import { Marker, PeekToken } from '../cards/Pieces';
import { ClockIcon } from '../cards/icons';
import { Left, Status as CommonStatus } from '../play/Status';

interface Props {
  readonly view: UndercoverView;
  readonly names: readonly string[];
  readonly thinks: boolean;
}

/** The status line of Verdeckt ermittelt, with its clock, peek tokens and markers. */
export function Status({ view, names, thinks }: Props) {
  const { undercover: texts } = useTableTexts();
  const peekTokens: readonly number[] = view.peekTokens;
  const markersLeft: readonly number[] = view.markersLeft;
  return (
    <CommonStatus
      seat={view.seat}
      status={view.status}
      names={names}
      thinks={thinks}
      actionsLeft={view.actionsLeft}
      allActions={actionsATurn(view.options)}
      clock={<Clock view={view} />}
      has={(seat) => {
        const tokens = peekTokens[seat] ?? 0;
        const markers = markersLeft[seat] ?? 0;
        return (
          <>
            <Left what={<PeekToken seat={seat} />} words={texts.tokens(tokens)} count={tokens} />
            <Left what={<Marker seat={seat} />} words={texts.markers(markers)} count={markers} />
          </>
        );
      }}
    />
  );
}

function Clock({ view }: { view: UndercoverView }) {
  const { clock } = useTableTexts().undercover;
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
  clock: ReturnType<typeof useTableTexts>['undercover']['clock'],
  pass: number,
  passes: number,
) => [clock.pass, clock.passOf(pass, passes), `${pass}/${passes}`] as const;
