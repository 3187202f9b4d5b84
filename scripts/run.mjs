import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder: commands work from wherever they are called. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Something went wrong that one sentence explains; no stack trace needed. */
export class Failure extends Error {}

/**
 * Runs a command in the project's folder, its output shown as it comes. Answers the exit code; 1 when it was killed or could not be started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] in addition to this process's own
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      // On Windows npm is a batch file, which only a shell starts.
      shell: process.platform === 'win32' && command === 'npm',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs npm: the one that started us, if one did.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(args, env) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('npm-cli.js')
    ? run(process.execPath, [cli, ...args], env)
    : run('npm', args, env);
}

/**
 * Runs a whole command; a Failure ends it with its sentence instead of a stack trace.
 * @param {() => Promise<number>} command answers the exit code
 */
export async function main(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
