/** One measured figure, and the budget it has to keep if it has one. */
export type Figure = {
  name: string;
  value: number;
  /** For example 'ms' or 'games/s'; nothing for a plain ratio. */
  unit?: string;
  /** The value may be this large and no larger. */
  atMost?: number;
  /** The value must be this large or larger. */
  atLeast?: number;
};

export type Report = {
  /** Takes down one figure. */
  (figure: Figure): void;
  /** How fast this machine is: 1 as the reference machine, 2 twice as fast. Scale budgets that hang on it: `atLeast: 500 * report.speed`. */
  readonly speed: number;
};

/** What every tests/bench/*.bench.ts exports as `bench`. */
export type Bench = (report: Report) => Promise<void>;

/** Is the figure outside its budget? A figure that is no number never keeps one. */
export function misses({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return !(value <= atMost && value >= atLeast);
}

const rounded = (value: number) =>
  value.toLocaleString('en', { maximumSignificantDigits: 4, useGrouping: false });

/** One line: name, figure, budget, and whether it is kept. */
export function formatFigure(figure: Figure): string {
  const { name, value, unit = '', atMost, atLeast } = figure;
  const budget = [
    atLeast === undefined ? '' : `≥ ${rounded(atLeast)}`,
    atMost === undefined ? '' : `≤ ${rounded(atMost)}`,
  ].join(' ');
  const verdict = budget.trim() === '' ? '' : misses(figure) ? 'MISSED' : 'ok';
  return [
    name.padEnd(44),
    `${rounded(value)} ${unit}`.padEnd(20),
    budget.trim().padEnd(16),
    verdict,
  ]
    .join('  ')
    .trimEnd();
}
