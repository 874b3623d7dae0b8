import { useRef } from 'preact/hooks';

/** Steps that come closer together than this, in ms, are not looked at one by one. */
const QUICK = 150;

/** True where a step follows hard on the one before: lines then stand at once, instead of growing. */
export function useQuick(step: unknown): true | undefined {
  const last = useRef({ step, at: 0, quick: false });
  if (last.current.step !== step) {
    const at = performance.now();
    last.current = { step, at, quick: at - last.current.at < QUICK };
  }
  return last.current.quick || undefined;
}
