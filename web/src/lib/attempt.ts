/** The result of the call, or `failed` if it throws. */
export function attempt<T, F = null>(call: () => T, failed = null as F): T | F {
  try {
    return call();
  } catch {
    return failed;
  }
}
