import { type ReadonlySignal, signal } from '@preact/signals';

/** A part of the page's code that is fetched only when it is needed. */
export interface Part<T> {
  /** Null until it has arrived. */
  arrived: ReadonlySignal<T | null>;
  /** May be called any number of times; where it fails, the next call tries again. */
  load(): Promise<void>;
}

let underWay = 0;

/** Whether any part is being fetched. */
export const arePartsUnderWay = () => underWay > 0;

export function part<T>(get: () => Promise<T>): Part<T> {
  const arrived = signal<T | null>(null);
  let pending: Promise<void> | null = null;
  const start = async () => {
    underWay++;
    try {
      arrived.value = await get();
    } finally {
      underWay--;
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
