import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Width of an element in whole pixels; `initial` until it is in a page, which it may be late. */
export function useWidth<E extends HTMLElement>(initial: number) {
  const ref = useRef<E>(null);
  const watched = useRef<E | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === watched.current) return;
    observer.current?.disconnect();
    watched.current = element;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const inner =
        element.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      if (inner > 0) setWidth(Math.floor(inner));
    };
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
  });
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
  return [ref, width] as const;
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
