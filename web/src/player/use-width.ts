import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The width that figures are prerendered for, in CSS pixels. */
const USUAL = 720;

/**
 * Width of an element in whole pixels, which may come into the page late; until then that of the
 * first stage on the page. The observer tells it before the frame is painted: to ask in the effect
 * would lay out the whole page once more.
 */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const watched = useRef<E | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const [width, setWidth] = useState(stageWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === watched.current) return;
    observer.current?.disconnect();
    watched.current = element;
    if (!element) return;
    observer.current = new ResizeObserver(([entry]) => {
      const inner = Math.floor(entry?.contentRect.width ?? 0);
      if (inner > 0) setWidth(inner);
    });
    observer.current.observe(element);
  });
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
  return [ref, width] as const;
}

function stageWidth(): number {
  if (typeof document === 'undefined') return USUAL;
  return document.querySelector('.sw-stage')?.clientWidth || USUAL;
}

/** True while what is drawn is drawn anew for its width: then nothing moves, it only fits. */
export function useResized(width: number): true | undefined {
  const drawn = useRef<number | null>(null);
  const resized = drawn.current !== width || undefined;
  useLayoutEffect(() => {
    drawn.current = width;
  });
  return resized;
}
