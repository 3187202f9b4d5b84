import { parentPort } from 'node:worker_threads';
import { type Job, doJob } from '../simulation/pool';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(doJob(job)));
