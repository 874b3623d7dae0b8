declare global {
  interface Window {
    /** What was done at what was sent: public/boot.js. */
    doneBefore?: () => Event[];
  }
}

/** Once it lives. */
export async function doAgain(): Promise<void> {
  const done = window.doneBefore?.();
  if (done?.length) (await import('./done-before')).doAgain(done);
}
