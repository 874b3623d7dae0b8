export interface Debounced {
  (): void;
  /** Runs at once what is still waiting. */
  flush(): void;
  cancel(): void;
}

/** Calls `action` once, `delay` ms after the last call. */
export function debounce(action: () => void, delay: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const fire = () => {
    timer = undefined;
    action();
  };
  const later = () => {
    cancel();
    timer = setTimeout(fire, delay);
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    action();
  };
  return Object.assign(later, { flush, cancel });
}
