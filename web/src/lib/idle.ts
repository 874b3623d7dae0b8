/** Resolves when the browser has nothing better to do; Safari does not say when that is. */
export function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 1000 });
    else setTimeout(done, 200);
  });
}
