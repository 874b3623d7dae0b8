/** Texts shown while a program runs in the worker. */
export const longRun = {
  running: 'This is much to compute, and it is still running.',
  stop: 'Stop',
};
