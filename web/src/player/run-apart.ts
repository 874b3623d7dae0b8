import { runInWorker } from '../core/run-in-worker';
import type { RunApart } from '../state/program';

/** See RunApart: in a worker. Where none can be had, the page's thread does some more of it. */
export const runApart: RunApart = async (core, text, { source, apart }, taken) => {
  if (source.peek() !== text) return;
  const ended = new AbortController();
  const stop = () => ended.abort();
  apart.value = stop;
  const unheard = apart.subscribe((now) => now !== stop && stop());
  const unread = source.subscribe((now) => now !== text && stop());
  await runInWorker(core, text, ended.signal).catch(() => {
    if (!ended.signal.aborted) core.runLonger(text);
  });
  unheard();
  unread();
  if (apart.peek() !== stop) return;
  apart.value = null;
  if (source.peek() === text) taken();
};
