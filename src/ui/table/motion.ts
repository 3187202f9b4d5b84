import type { Fit, Point } from './fit';
import type { TablePlace } from './model';

interface Seen extends Point {
  readonly spot: string;
  readonly faceUp: boolean;
  /** Another card lies on it. */
  readonly covered: boolean;
  readonly was: string | undefined;
}

/**
 * Shows cards on their way: the table is drawn as it is at once, and each card that lies elsewhere than before
 * travels there from where it was seen last. Nothing waits for it, and the next change starts from wherever it is.
 */
export interface Motion {
  /** After every change of the table; `dealt` when it is a new deal, that comes from the stock card by card. */
  follow(fit: Fit, places: readonly TablePlace[], dealt: boolean): void;
  /** Cards let go of at a point on their way: from there they travel on, or home. */
  release(cards: ReadonlyMap<string, Point>): void;
  /** Those let go of that the change did not move travel home. */
  settle(): void;
}

/** In milliseconds: a way across the table, half a turn of a card, and how soon the next card of a deal follows. */
const TRAVEL = 220;
const HALF_TURN = 110;
const NEXT_DEALT = 14;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** `still` tells whether motion is unwanted now. */
export function createMotion(table: HTMLElement, still: () => boolean): Motion {
  let seen: ReadonlyMap<string, Seen> = new Map();
  let size = '';
  let released = new Map<string, Point>();

  const elementOf = (key: string): HTMLElement | null =>
    table.querySelector<HTMLElement>(`[data-key="${key}"]`);

  const travel = (element: HTMLElement, from: Point, to: Point, delay = 0): void => {
    if (still()) return;
    element.animate(
      [
        { translate: `${from.x - to.x}px ${from.y - to.y}px`, zIndex: 200 },
        { translate: '0px 0px', zIndex: 200 },
      ],
      { duration: TRAVEL, easing: EASE, delay, fill: 'backwards' },
    );
  };
  /** Shows the back for half a turn, then the face. */
  const turn = (element: HTMLElement, delay = 0): void => {
    const face = element.firstElementChild;
    if (still() || face === null) return;
    const back = document.createElement('span');
    back.className = 'card card-back turning-back';
    element.append(back);
    const away = back.animate([{ scale: '1 1' }, { scale: '0 1' }], {
      duration: HALF_TURN,
      easing: 'ease-in',
      delay,
      fill: 'both',
    });
    face.animate([{ scale: '0 1' }, { scale: '1 1' }], {
      duration: HALF_TURN,
      easing: 'ease-out',
      delay: delay + HALF_TURN,
      fill: 'backwards',
    });
    away.finished.finally(() => back.remove()).catch(() => undefined);
  };
  /** How far a card that is still travelling is from where it lies. */
  const astray = (element: HTMLElement): Point => {
    if (element.getAnimations().length === 0) return { x: 0, y: 0 };
    const [x = 0, y = 0] = getComputedStyle(element).translate.split(' ').map(Number.parseFloat);
    return { x: Number.isNaN(x) ? 0 : x, y };
  };

  const deal = (stock: Point): void => {
    // In the order of the deal: row by row, from the left.
    const order = [...seen].toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x);
    for (const [i, [key, to]] of order.entries()) {
      const element = elementOf(key);
      if (element === null) continue;
      travel(element, stock, to, i * NEXT_DEALT);
      if (to.faceUp) turn(element, i * NEXT_DEALT + TRAVEL / 2);
    }
  };

  return {
    follow(fit, places, dealt) {
      const before = seen;
      const resized = size !== `${fit.width}×${fit.height}`;
      seen = layOut(fit, places);
      size = `${fit.width}×${fit.height}`;
      const stock = fit.at({ place: 'stock', index: 0 });
      if (before.size === 0) {
        if (dealt) deal(stock);
        return;
      }
      if (resized) return;
      const backs = new Set(
        [...before.values()].filter(({ faceUp }) => !faceUp).map(({ spot }) => spot),
      );
      // A card that had another key comes first: what has that key now has stayed where it is.
      const renamed = (key: string, { was }: Seen): boolean =>
        was !== undefined && !before.has(key);
      const order = [...seen].toSorted(([a, x], [b, y]) => +renamed(b, y) - +renamed(a, x));
      for (const [key, to] of order) {
        const old = renamed(key, to) && to.was !== undefined ? to.was : key;
        const last = before.get(old);
        const from = released.get(old);
        if (from === undefined && last?.x === to.x && last.y === to.y) continue;
        const element = elementOf(key);
        if (element === null) continue;
        released.delete(old);
        if (from !== undefined) travel(element, from, to);
        else if (last !== undefined) {
          const off = astray(element);
          travel(element, { x: last.x + off.x, y: last.y + off.y }, to);
          if (to.faceUp && !last.faceUp && old !== key) turn(element);
        } else if (to.faceUp && !to.covered) {
          // A covered card that comes to light has lain there all the time.
          if (!backs.has(to.spot)) travel(element, stock, to);
          turn(element);
        }
      }
    },
    release(cards) {
      released = new Map(cards);
    },
    settle() {
      for (const [key, from] of released) {
        const element = elementOf(key);
        const home = seen.get(key);
        if (element !== null && home !== undefined) travel(element, from, home);
      }
      released = new Map();
    },
  };
}

function layOut(fit: Fit, places: readonly TablePlace[]): ReadonlyMap<string, Seen> {
  return new Map(
    places.flatMap(({ id, cards }) =>
      cards.map(({ key, face, was }, index): [string, Seen] => [
        key,
        {
          ...fit.at({ place: id, index }),
          spot: `${id} ${index}`,
          faceUp: face !== null,
          covered: index < cards.length - 1,
          was,
        },
      ]),
    ),
  );
}
