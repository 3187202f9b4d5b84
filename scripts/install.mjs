import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeProblem } from './node.mjs';
import { Failure, npm, ROOT } from './run.mjs';

// npm ci empties node_modules first, so the stamp is there only after an install that went through.
const STAMP = join(ROOT, 'node_modules', '.installed-from-lock');

/** What node_modules ought to match: the lock file, and the system its native parts were made for. */
async function wanted() {
  const lock = await readFile(join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/** Makes node_modules match the lock file; does nothing when it does already. */
export async function installIfNeeded() {
  const problem = nodeProblem();
  if (problem !== null) throw new Failure(problem);
  const want = await wanted();
  const have = await readFile(STAMP, 'utf8').catch(() => '');
  if (have === want) return;
  console.log('Installing the packages the lock file names …');
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new Failure('The packages could not be installed. Is this computer online?');
  }
  await writeFile(STAMP, want);
}
