export interface Debounced {
  (): void;
  /** Runs at once what is still waiting. */
  flush(): void;
  cancel(): void;
}

/** Calls `action` once, `delay` ms after the last call. Many calls in a row cost one timer, not one each. */
export function debounce(action: () => void, delay: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = (time: number) => {
    timer = setTimeout(fire, time);
  };
  const fire = () => {
    const left = due - Date.now();
    if (left > 0) return wait(left);
    timer = undefined;
    action();
  };
  const later = () => {
    due = Date.now() + delay;
    if (timer === undefined) wait(delay);
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    action();
  };
  return Object.assign(later, { flush, cancel });
}
