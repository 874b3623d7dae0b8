import { type ReadonlySignal, useSignal } from '@preact/signals';

/** A value of which another one comes with each step. Who reads it is drawn again by itself. */
export type Stable<T> = ReadonlySignal<T>;

/** `value` for the parts inside: what lies between need not be drawn again to hand it down. */
export function useStable<T>(value: T): Stable<T> {
  const live = useSignal(value);
  live.value = value;
  return live;
}
