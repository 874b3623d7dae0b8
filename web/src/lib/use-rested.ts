import { useEffect, useState } from 'preact/hooks';

/** The value at once, or, while it `waits`, as it was before until it has not changed for `rest` ms. */
export function useRested<Value>(value: Value, waits: boolean, rest: number): Value {
  const [rested, set] = useState(value);
  useEffect(() => {
    if (!waits) {
      set(value);
      return;
    }
    const timer = setTimeout(() => set(value), rest);
    return () => clearTimeout(timer);
  }, [value, waits, rest]);
  return waits ? rested : value;
}
