import type { Fit, Point } from './fit';
import type { TablePlace } from './model';

interface Seen extends Point {
  readonly faceUp: boolean;
}

/**
 * Shows cards on their way: the table is drawn as it is at once, and each card that lies elsewhere than before
 * travels there from where it was seen last. Nothing waits for it, and the next change starts from wherever it is.
 */
export interface Motion {
  /** After every change of the table. */
  follow(fit: Fit, places: readonly TablePlace[]): void;
  /** Cards let go of at a point on their way: from there they travel on, or home. */
  release(cards: ReadonlyMap<string, Point>): void;
  /** Those let go of that the change did not move travel home. */
  settle(): void;
}

const TRAVEL = 220;
const TURN = 240;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** `still` tells whether motion is unwanted now. */
export function createMotion(table: HTMLElement, still: () => boolean): Motion {
  let seen = new Map<string, Seen>();
  let size = '';
  let released = new Map<string, Point>();

  const elementOf = (key: string): HTMLElement | null =>
    table.querySelector<HTMLElement>(`[data-key="${key}"]`);

  const travel = (element: HTMLElement, from: Point, to: Point): void => {
    if (still()) return;
    const start = { x: from.x - to.x, y: from.y - to.y };
    element.animate(
      [
        { translate: `${start.x}px ${start.y}px`, zIndex: 200 },
        { translate: '0px 0px', zIndex: 200 },
      ],
      { duration: TRAVEL, easing: EASE },
    );
  };
  const turn = (element: HTMLElement): void => {
    if (still()) return;
    element.firstElementChild?.animate(
      [{ transform: 'scaleX(0.02)' }, { transform: 'scaleX(1)' }],
      { duration: TURN, easing: EASE },
    );
  };
  /** How far a card that is still travelling is from where it lies. */
  const astray = (element: HTMLElement): Point => {
    if (element.getAnimations().length === 0) return { x: 0, y: 0 };
    const [x = 0, y = 0] = getComputedStyle(element).translate.split(' ').map(Number.parseFloat);
    return { x: Number.isNaN(x) ? 0 : x, y };
  };

  return {
    follow(fit, places) {
      const now = new Map<string, Seen>();
      for (const { id, cards } of places) {
        for (const [index, { key, face }] of cards.entries()) {
          now.set(key, { ...fit.at({ place: id, index }), faceUp: face !== null });
        }
      }
      const before = seen;
      const resized = size !== `${fit.width}×${fit.height}`;
      seen = now;
      size = `${fit.width}×${fit.height}`;
      if (before.size === 0 || resized) return;
      const stock = now.get('stock') ?? before.get('stock');
      for (const [key, to] of now) {
        const element = elementOf(key);
        if (element === null) continue;
        const last = before.get(key);
        const free = released.get(key);
        released.delete(key);
        if (free !== undefined) {
          travel(element, free, to);
        } else if (last !== undefined) {
          if (last.x === to.x && last.y === to.y) continue;
          const off = astray(element);
          travel(element, { x: last.x + off.x, y: last.y + off.y }, to);
        } else if (to.faceUp) {
          const turnedInPlace = [...before].some(
            ([, { x, y, faceUp }]) => !faceUp && x === to.x && y === to.y,
          );
          if (!turnedInPlace && stock !== undefined) travel(element, stock, to);
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
