/** Texts shown while a program runs in the worker. */
export const longRun = {
  running: 'Still running: this is a big computation.',
  stop: 'Stop',
};
