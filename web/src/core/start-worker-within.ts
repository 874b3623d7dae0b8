/** Replaces start-worker.ts where there is no file to fetch: the worker is in the script. */
import Within from './worker?worker&inline';

export const startWorker = (): Worker => new Within();
