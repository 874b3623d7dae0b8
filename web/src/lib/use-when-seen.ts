import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { debounce } from './debounce';

/** Near the window is as good as in it: the next scroll must not find an old picture. */
const NEAR = '160px';

type Tell = (seen: boolean) => void;

/** How long after the last step what is out of sight is drawn, in ms: not between two quick ones. */
export const REST = 120;

const late = new Set<() => void>();
const drawLate = debounce(() => {
  for (const draw of late) draw();
  late.clear();
}, REST);

/** The page's only observer, and its listener for each element. */
const told = new Map<Element, Tell>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin: NEAR },
  );
  told.set(element, tell);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer?.unobserve(element);
  };
}

/** `latest`, or while it is not `seen` what was drawn before, until the steps rest; and how to draw. */
function useDrawn<T>(latest: T, seen: { current: boolean }) {
  const shown = useRef(latest);
  const [due, setDue] = useState(0);
  const drawn = useRef(due);
  const draw = useRef(() => setDue((times) => times + 1)).current;
  useLayoutEffect(() => () => void late.delete(draw), [draw]);
  if (seen.current || due !== drawn.current) {
    shown.current = latest;
    drawn.current = due;
    late.delete(draw);
  } else if (shown.current !== latest) {
    late.add(draw);
    drawLate();
  }
  return [shown.current, draw] as const;
}

/**
 * The value to draw in an element: `latest`, or its last value while it is out of sight. That is
 * brought up to date when the steps rest, or when it comes into view: a step costs what is seen.
 */
export function useWhenSeen<T>(ref: RefObject<Element | null>, latest: T): T {
  const seen = useRef(true);
  const [shown, draw] = useDrawn(latest, seen);
  useLayoutEffect(() => {
    if (!ref.current) return;
    return watch(ref.current, (now) => {
      seen.current = now;
      if (now && late.delete(draw)) draw();
    });
  }, [ref, draw]);
  return shown;
}

const never = { current: false };

/** The same for what nobody sees, but a screen reader reads: always when the steps rest. */
export function useAtRest<T>(latest: T): T {
  const [shown] = useDrawn(latest, never);
  return shown;
}
