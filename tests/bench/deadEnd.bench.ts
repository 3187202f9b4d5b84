import { type Tableau, isDeadEnd } from '../../src/engine';
import { parseFoundations, parseTableau } from '../../src/engine/notation/words';
import { belowFrom, endgame } from '../support/endgames';
import { traceLines } from '../support/traces';
import type { Bench, Report } from './report';

const ENDGAMES = 10_000;
const RULES = ['any', 'king'] as const;
const A_FRAME = 1000 / 60;

/** How long a search for a dead end takes, where the clock stands in traces and in endgames made up. */
export const bench: Bench = async (report) => {
  const below = belowFrom(1);
  measure('in traces', standing(), report);
  measure(
    'made up',
    Array.from({ length: ENDGAMES }, () => endgame(below)),
    report,
  );
};

function measure(name: string, tableaus: readonly Tableau[], report: Report): void {
  const times = tableaus
    .flatMap((tableau) => RULES.map((rule) => time(() => isDeadEnd(tableau, rule))))
    .toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? NaN;
  const unit = 'ms';
  report({ name: `${name}: searches`, value: times.length });
  report({ name: `${name}: the middle one`, value: at(0.5), unit });
  report({ name: `${name}: 99 %`, value: at(0.99), unit, atMost: 1 / report.speed });
  report({ name: `${name}: the longest`, value: at(1), unit, atMost: A_FRAME / report.speed });
}

/** The better of two runs: the first one may be held up by the machine. */
function time(run: () => void): number {
  const start = performance.now();
  run();
  const between = performance.now();
  run();
  return Math.min(between - start, performance.now() - between);
}

/** Every tableau of a trace that comes up with nothing in stock and waste, once. */
function standing(): readonly Tableau[] {
  const texts = new Set<string>();
  for (const line of traceLines('undercover')) {
    const { positions }: { positions: readonly string[] } = JSON.parse(line);
    for (const position of positions) {
      const [tableau, foundations, stock, waste] = position.split(' ');
      if (stock === '-' && waste === '-') texts.add(`${tableau} ${foundations}`);
    }
  }
  return [...texts].map((text): Tableau => {
    const [tableau = '', tops = ''] = text.split(' ');
    const columns = parseTableau(tableau);
    const foundations = parseFoundations(tops);
    if (columns === null || foundations === null) throw new Error(`no tableau: ${text}`);
    return { columns, foundations };
  });
}
