/** What the call gives, or `failed` where it throws. */
export function attempt<T, F = null>(call: () => T, failed = null as F): T | F {
  try {
    return call();
  } catch {
    return failed;
  }
}
