import { useEffect, useState } from 'react';
import type { Card, CommonView } from '../../engine';
import { suitOf } from '../cards/names';

const PAUSE = 90;
const RANKS = 'A23456789TJQK';

type PlayedOut = Pick<CommonView<unknown>, 'columns' | 'foundations' | 'status'>;

/** The view with the next card sent up; null when all are home. In a won game every column is a falling run, so the lowest card left always goes. */
export function sendNext<View extends PlayedOut>(view: View): View | null {
  for (const [at, column] of view.columns.entries()) {
    const card: Card | undefined = column.up.at(-1);
    if (card === undefined) continue;
    const suit = suitOf(card);
    if (RANKS[view.foundations[suit]] !== card[0]) continue;
    return {
      ...view,
      columns: view.columns.with(at, { ...column, up: column.up.slice(0, -1) }),
      foundations: { ...view.foundations, [suit]: view.foundations[suit] + 1 },
    };
  }
  return null;
}

/** A game that was won before it came to the table lies there with all cards home. */
export function sentHome<View extends PlayedOut>(view: View): View {
  const next = view.status === 'won' ? sendNext(view) : null;
  return next === null ? view : sentHome(next);
}

/** A won table playing itself out, card by card; all at once where nothing is to move. */
export function usePlayOut<View extends PlayedOut>(
  view: View,
  still: boolean,
): { view: View; done: boolean } {
  const [shown, setShown] = useState(() => sentHome(view));
  const [of, setOf] = useState(view);
  if (of !== view) {
    setOf(view);
    setShown(view);
  }
  const next = view.status === 'won' ? sendNext(shown) : null;
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => setShown(next), still ? 0 : PAUSE);
    return () => clearTimeout(timer);
  });
  return { view: shown, done: next === null };
}
