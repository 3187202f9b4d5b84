import { type Job, doJob } from './pool';

addEventListener('message', ({ data }: MessageEvent<Job>) => postMessage(doJob(data)));
