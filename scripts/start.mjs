// npm start: installs what is missing, builds, serves the build on this computer only and opens it.
import { installIfNeeded } from './install.mjs';
import { Failure, main, npm } from './run.mjs';

const PORT = 4173;

function hasScreen() {
  if (process.env['CI']) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

await main(async () => {
  await installIfNeeded();
  if ((await npm(['run', '--silent', 'build'])) !== 0) {
    throw new Failure('The build failed; the lines above say why.');
  }

  const { preview } = await import('vite');
  const open = hasScreen() && !process.argv.includes('--no-open');
  // Not strict: when the port is taken, the next free one serves.
  const server = await preview({ preview: { port: PORT, strictPort: false, open } });
  const [address] = server.resolvedUrls?.local ?? [];
  console.log(`\nKlondike zu zweit is ready at ${address}\nCtrl+C ends it.`);
  return 0;
});
