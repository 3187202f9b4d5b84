import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Letters } from '../cards/names';
import { Lying } from './Lying';
import { type Fit, type Point, fitTable, placesUnder, spotAt } from './fit';
import { type Gestures, listen } from './gesture';
import { clampSpot, isArrow, step } from './keys';
import { type PlaceId, type Spot, type TablePlace, isColumn, sameSpot } from './model';
import { type Motion, createMotion } from './motion';
import { useSize } from './useSize';
import './table.css';

export interface TableProps {
  readonly places: readonly TablePlace[];
  readonly label: string;
  readonly letters: Letters;
  readonly mirrored?: boolean;
  /** The card taken up, with all that lie on it. */
  readonly selected: Spot | null;
  /** Where the cards taken up may go. */
  readonly targets: readonly PlaceId[];
  readonly still: boolean;
  /** Whether the table, when it first shows, has just been dealt. */
  readonly dealt?: boolean;
  /** Whether the table is turned by half for a player who sits opposite. */
  readonly turned?: boolean;
  /** null beside all places. */
  onTap(spot: Spot | null): void;
  onDoubleTap(spot: Spot): void;
  onPress(spot: Spot): void;
  onLift(spot: Spot | null): void;
  /** Places that the cards were dropped on, the one most covered first; none beside them all. */
  onDrop(spot: Spot, places: readonly PlaceId[]): void;
  onHold(spot: Spot | null): void;
  /** A key that is none of the table's own, pressed or let go. */
  onKey(event: KeyboardEvent, spot: Spot | null): void;
  /** What lies over the table, placed by its fit. */
  readonly over?: (fit: Fit) => React.ReactNode;
}

/** The table: it shows places and cards, and passes on what is asked of them. It knows no rules. */
export function Table(props: TableProps) {
  const { places, label, letters, selected, targets } = props;
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  const mirrored = props.mirrored ?? false;
  const fit = useMemo(
    () => (size === null ? null : fitTable(size, places, { mirrored })),
    [size, places, mirrored],
  );
  const [wanted, setCursor] = useState<Spot | null>(null);
  const cursor = clampSpot(places, wanted);

  // What the listeners see: always the table as it is, whatever they were set up with.
  const now = useRef({ props, fit });
  const motion = useRef<Motion>(null);
  useLayoutEffect(() => {
    now.current = { props, fit };
    if (fit === null || element.current === null) return;
    motion.current ??= createMotion(element.current, () => now.current.props.still);
    motion.current.follow(fit, places, props.dealt ?? false);
  });

  useEffect(() => {
    const table = element.current;
    if (table === null) return undefined;
    return listen(
      table,
      gesturesOn(table, now, motion, setCursor),
      () => now.current.props.turned ?? false,
    );
  }, []);

  // The focus follows the cursor, also when its card has gone elsewhere.
  const focused = useRef(false);
  useLayoutEffect(() => {
    if (!focused.current || cursor === null) return;
    const card = element.current?.querySelector<HTMLElement>(
      `[data-place="${cursor.place}"][data-index="${cursor.index}"]`,
    );
    if (card !== document.activeElement) card?.focus({ preventScroll: true });
  });

  const onKey = (event: KeyboardEvent): void => {
    // A key that was held may be let go of anywhere.
    if (event.type === 'keyup') props.onKey(event, cursor);
    if (event.type === 'keyup' || isElsewhere(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A dialog that closes gives the focus back unheard, so what counts is where the key was pressed.
    const onTable =
      event.target === document.body || element.current?.contains(event.target as Node) === true;
    const own = isArrow(event.key) || event.key === 'Enter' || event.key === ' ';
    if (!own) props.onKey(event, cursor);
    if (!own || !onTable || fit === null || cursor === null) return;
    event.preventDefault();
    focused.current = true;
    // Also where it stays, it is drawn anew: the focus may be elsewhere.
    setCursor({ ...(isArrow(event.key) ? step(fit, places, cursor, event.key) : cursor) });
    if (!isArrow(event.key) && !event.repeat) props.onTap(cursor);
  };
  const latestOnKey = useRef(onKey);
  useLayoutEffect(() => {
    latestOnKey.current = onKey;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => latestOnKey.current(event);
    window.addEventListener('keydown', listener);
    window.addEventListener('keyup', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('keyup', listener);
    };
  }, []);

  const isTarget = (place: PlaceId): boolean => targets.includes(place);
  return (
    <div
      ref={element}
      className="table"
      role="application"
      aria-label={label}
      style={{ '--card-w': `${fit?.cardWidth ?? 0}px` } as CSSProperties}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Where a focused card is taken from the page, nothing else gets the focus: it is still the table's.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
          focused.current = false;
      }}
    >
      {fit !== null &&
        places.map(({ id, label: name, bare, cards }) => {
          const { x, y } = fit.at({ place: id, index: -1 });
          const style = { transform: `translate(${x}px, ${y}px)` };
          if (cards.length > 0) {
            return (
              <div key={id} className="bare" aria-hidden="true" style={style}>
                {bare}
              </div>
            );
          }
          return (
            <button
              key={id}
              type="button"
              className={`bare ${isTarget(id) ? 'is-target' : ''}`}
              aria-label={name}
              tabIndex={cursor?.place === id ? 0 : -1}
              data-place={id}
              data-index={-1}
              style={style}
            >
              {bare}
            </button>
          );
        })}
      {fit !== null &&
        places.flatMap(({ id, cards }) =>
          cards.map((card, index) => {
            const spot = { place: id, index };
            const { x, y } = fit.at(spot);
            const last = index === cards.length - 1;
            const taken = selected?.place === id && (isColumn(id) ? index >= selected.index : last);
            const state = [
              taken ? 'is-selected' : '',
              last && isTarget(id) ? 'is-target' : '',
              card.offered === true ? 'is-offered' : '',
              card.movable === true ? 'is-movable' : '',
              card.holdable === true ? 'is-holdable' : '',
            ].join(' ');
            return (
              <Lying
                key={card.key}
                name={card.key}
                place={id}
                index={index}
                x={x}
                y={y}
                strip={fit.strip(spot)}
                face={card.face}
                label={card.label}
                traces={card.traces}
                markers={card.markers}
                letters={letters}
                state={state}
                pressed={taken}
                focusable={sameSpot(cursor, spot)}
              />
            );
          }),
        )}
      {fit !== null && props.over?.(fit)}
    </div>
  );
}

/** Whether a key belongs to an open dialog or to a field that is typed in. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, select, textarea') !== null);

type Now = { readonly current: { readonly props: TableProps; readonly fit: Fit | null } };

/** Turns what the pointer does into what the table is asked, with the cards carried along. */
function gesturesOn(
  table: HTMLElement,
  now: Now,
  motion: { readonly current: Motion | null },
  setCursor: (spot: Spot) => void,
): Gestures {
  let carried: readonly {
    readonly element: HTMLElement;
    readonly key: string;
    readonly home: Point;
  }[] = [];
  let by: Point = { x: 0, y: 0 };

  const cardAt = ({ place, index }: Spot) =>
    now.current.props.places.find(({ id }) => id === place)?.cards[index];
  const letGo = (): void => {
    motion.current?.release(
      new Map(carried.map(({ key, home }) => [key, { x: home.x + by.x, y: home.y + by.y }])),
    );
    for (const { element } of carried) {
      element.style.translate = '';
      delete element.dataset['lifted'];
    }
    carried = [];
    by = { x: 0, y: 0 };
  };
  return {
    spotAt: (point) => {
      const { fit, props } = now.current;
      return fit === null ? null : spotAt(fit, props.places, point);
    },
    canLift: (spot) => cardAt(spot)?.movable === true,
    canHold: (spot) => cardAt(spot)?.holdable === true,
    tap(spot) {
      if (spot !== null) setCursor(spot);
      now.current.props.onTap(spot);
    },
    doubleTap: (spot) => now.current.props.onDoubleTap(spot),
    press: (spot) => now.current.props.onPress(spot),
    hold: (spot) => now.current.props.onHold(spot),
    lift(spot) {
      const { props, fit } = now.current;
      const cards = props.places.find(({ id }) => id === spot.place)?.cards ?? [];
      const first = isColumn(spot.place) ? spot.index : cards.length - 1;
      carried = cards.slice(first).flatMap(({ key }, i) => {
        const element = table.querySelector<HTMLElement>(`[data-key="${key}"]`);
        const home = fit?.at({ place: spot.place, index: first + i });
        return element === null || home === undefined ? [] : [{ element, key, home }];
      });
      for (const { element } of carried) element.dataset['lifted'] = '';
      props.onLift(spot);
    },
    carry(moved) {
      by = moved;
      for (const { element } of carried) element.style.translate = `${by.x}px ${by.y}px`;
    },
    drop(spot, moved) {
      const { props, fit } = now.current;
      const home = carried[0]?.home;
      by = moved;
      letGo();
      if (fit === null || home === undefined) return;
      const under = placesUnder(fit, props.places, { x: home.x + moved.x, y: home.y + moved.y });
      flushSync(() => props.onDrop(spot, under));
      motion.current?.settle();
    },
    putBack() {
      letGo();
      flushSync(() => now.current.props.onLift(null));
      motion.current?.settle();
    },
  };
}
