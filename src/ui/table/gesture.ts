import type { Point } from './fit';
import type { Spot } from './model';

/** What the fingers or the mouse ask of the table. */
export interface Gestures {
  /** What lies at a point of the table. */
  spotAt(point: Point): Spot | null;
  /** Whether a card may be taken up from there. */
  canLift(spot: Spot): boolean;
  canHold(spot: Spot): boolean;
  tap(spot: Spot | null): void;
  doubleTap(spot: Spot): void;
  /** Pressed for long, without moving. */
  press(spot: Spot): void;
  lift(spot: Spot): void;
  /** The lifted cards have been carried this far. */
  carry(by: Point): void;
  drop(spot: Spot, by: Point): void;
  /** The lifted cards go back where they were. */
  putBack(): void;
  /** Held to be seen, until null. */
  hold(spot: Spot | null): void;
}

/** How far a pointer may stray, in pixels, and how long it may rest, in milliseconds, before it is no tap. */
const STRAY = { mouse: 4, pen: 8, touch: 10 } as const;
const LONG_PRESS = 500;
/** A card held for less was tapped. */
const GLANCE = 200;
const DOUBLE_TAP = 350;

type Phase = 'pressed' | 'carried' | 'held' | 'spent';

interface Active {
  readonly pointer: number;
  readonly spot: Spot | null;
  readonly start: Point;
  readonly stray: number;
  readonly time: number;
  phase: Phase;
  by: Point;
  timer: number;
  frame: number;
}

/**
 * Listens to one pointer at a time on the element. Whatever breaks a gesture off (a cancelled pointer, lost capture,
 * Escape, another tab, a new size) puts the cards back. `turned` tells whether the element stands on its head.
 * Returns what stops the listening.
 */
export function listen(
  element: HTMLElement,
  gestures: Gestures,
  turned: () => boolean,
): () => void {
  let active: Active | null = null;
  let last = { time: -Infinity, point: { x: 0, y: 0 }, taps: 0 };

  const pointOf = (event: PointerEvent): Point => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return turned()
      ? { x: right - event.clientX, y: bottom - event.clientY }
      : { x: event.clientX - left, y: event.clientY - top };
  };
  const finish = (): Active | null => {
    const ended = active;
    active = null;
    if (ended === null) return null;
    clearTimeout(ended.timer);
    cancelAnimationFrame(ended.frame);
    if (element.hasPointerCapture(ended.pointer)) element.releasePointerCapture(ended.pointer);
    return ended;
  };
  const breakOff = (): void => {
    const ended = finish();
    if (ended?.phase === 'carried') gestures.putBack();
    if (ended?.phase === 'held') gestures.hold(null);
  };

  const down = (event: PointerEvent): void => {
    if (active !== null || event.button !== 0 || !event.isPrimary) return;
    const start = pointOf(event);
    const spot = gestures.spotAt(start);
    const stray = STRAY[event.pointerType as keyof typeof STRAY] ?? STRAY.touch;
    const begun: Active = {
      pointer: event.pointerId,
      spot,
      start,
      stray,
      time: event.timeStamp,
      phase: 'pressed',
      by: { x: 0, y: 0 },
      timer: 0,
      frame: 0,
    };
    active = begun;
    element.setPointerCapture(event.pointerId);
    if (spot !== null && gestures.canHold(spot)) {
      begun.phase = 'held';
      gestures.hold(spot);
    } else if (spot !== null) {
      begun.timer = window.setTimeout(() => {
        begun.phase = 'spent';
        gestures.press(spot);
      }, LONG_PRESS);
    }
  };

  const move = (event: PointerEvent): void => {
    if (active === null || event.pointerId !== active.pointer) return;
    const { x, y } = pointOf(event);
    const moving = active;
    moving.by = { x: x - moving.start.x, y: y - moving.start.y };
    if (Math.hypot(moving.by.x, moving.by.y) > moving.stray) strayed(moving);
    if (moving.phase !== 'carried' || moving.frame !== 0) return;
    if (moving.spot === null || !gestures.canLift(moving.spot)) {
      // The turn has ended meanwhile.
      breakOff();
      return;
    }
    moving.frame = requestAnimationFrame(() => {
      moving.frame = 0;
      gestures.carry(moving.by);
    });
  };

  /** It is no tap any more: what can be lifted is carried from here on, what is held stays in sight. */
  const strayed = (moving: Active): void => {
    const { spot, phase } = moving;
    if (phase !== 'pressed' && phase !== 'held') return;
    clearTimeout(moving.timer);
    const lifts = spot !== null && gestures.canLift(spot);
    if (phase === 'held' && !lifts) return;
    if (phase === 'held') gestures.hold(null);
    moving.phase = lifts ? 'carried' : 'spent';
    if (lifts) gestures.lift(spot);
  };

  const up = (event: PointerEvent): void => {
    if (active === null || event.pointerId !== active.pointer) return;
    move(event);
    const ended = finish();
    if (ended === null) return;
    if (ended.phase === 'held') gestures.hold(null);
    if (ended.phase === 'carried' && ended.spot !== null) gestures.drop(ended.spot, ended.by);
    const glanced = ended.phase === 'held' && event.timeStamp - ended.time < GLANCE;
    if (ended.phase === 'pressed' || glanced) tapped(ended.spot, ended.start, event.timeStamp);
  };

  const tapped = (spot: Spot | null, point: Point, time: number): void => {
    const near = Math.hypot(point.x - last.point.x, point.y - last.point.y) < 2 * STRAY.touch;
    const taps = near && time - last.time < DOUBLE_TAP ? last.taps + 1 : 1;
    last = { time, point, taps };
    // A third tap in a row was meant for the card that the second one sent up.
    if (taps === 1) gestures.tap(spot);
    if (taps === 2 && spot !== null) gestures.doubleTap(spot);
  };

  const ended = (event: PointerEvent): void => {
    if (event.pointerId === active?.pointer) breakOff();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') breakOff();
  };
  const elsewhere = (event: Event): void => {
    // Two taps with something else pressed between them are no double tap.
    if (!element.contains(event.target as Node)) last = { ...last, time: -Infinity };
  };
  const refuse = (event: Event): void => event.preventDefault();

  const stop = new AbortController();
  const on = { signal: stop.signal };
  element.addEventListener('pointerdown', down, on);
  element.addEventListener('pointermove', move, on);
  element.addEventListener('pointerup', up, on);
  element.addEventListener('pointercancel', ended, on);
  element.addEventListener('lostpointercapture', ended, on);
  element.addEventListener('contextmenu', refuse, on);
  element.addEventListener('dragstart', refuse, on);
  // A flick that the browser may still take for a scroll would swallow the next tap on a button.
  element.addEventListener('touchmove', refuse, { ...on, passive: false });
  document.addEventListener('visibilitychange', breakOff, on);
  window.addEventListener('blur', breakOff, on);
  window.addEventListener('resize', breakOff, on);
  window.addEventListener('pointerdown', elsewhere, on);
  window.addEventListener('keydown', escape, on);
  return () => {
    breakOff();
    stop.abort();
  };
}
