/** What is said while a program is run apart from the page. */
export const longRun = {
  running: 'This is much to compute, and it is still running.',
  stop: 'Stop',
};
