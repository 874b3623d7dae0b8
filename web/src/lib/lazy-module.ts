import { type ReadonlySignal, signal } from '@preact/signals';

/** A module that is fetched only when a reader asks for something that it draws. */
export interface LazyModule<T> {
  /** Null until it has arrived. Reading it while drawing draws again when it comes. */
  arrived: ReadonlySignal<T | null>;
  /** May be called any number of times. Rejects where it cannot be fetched; the next call tries again. */
  load(): Promise<void>;
}

let loading = 0;

/** Whether any such module is on its way. */
export const isAnyLoading = () => loading > 0;

/**
 * Makes one: `lazyModule(() => import('./on-request'))`. Use it where there is a reason that a reader
 * would name, such as a panel that is closed at first. Each one costs a file and a wait.
 */
export function lazyModule<T>(get: () => Promise<T>): LazyModule<T> {
  const arrived = signal<T | null>(null);
  let pending: Promise<void> | null = null;
  const start = async () => {
    loading++;
    try {
      arrived.value = await get();
    } finally {
      loading--;
      pending = null;
    }
  };
  return {
    arrived,
    async load() {
      if (arrived.peek()) return;
      pending ??= start();
      await pending;
    },
  };
}
