// npm run bench [-- part of a name]: runs each tests/bench/*.bench.ts and fails when a budget is missed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineSpeed } from './calibration';
import { type Bench, type Figure, formatFigure, misses, type Report } from './report';

const [wanted = ''] = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts') && name.includes(wanted))
  .toSorted();

const speed = machineSpeed();
let missed = 0;
const take = (figure: Figure) => {
  console.log(formatFigure(figure));
  if (misses(figure)) missed += 1;
};
const report: Report = Object.assign(take, { speed });

take({ name: 'speed of this machine (reference: 1)', value: speed });
for (const file of files) {
  console.log(`\n${file}`);
  const module: { bench: Bench } = await import(
    pathToFileURL(join(import.meta.dirname, file)).href
  );
  await module.bench(report);
}

console.log(`\n${files.length} benchmarks, ${missed} budgets missed`);
process.exitCode = missed > 0 ? 1 : 0;
