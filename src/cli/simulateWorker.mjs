// A worker does not inherit what lets Node read TypeScript, so it asks for it itself.
import { register } from 'tsx/esm/api';

register();
await import(new URL('simulateWorker.ts', import.meta.url).href);
