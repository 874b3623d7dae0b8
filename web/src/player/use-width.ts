import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isInElement } from '../lib/is-in-element';

/** The width that figures are prerendered for, in CSS pixels. */
const USUAL = 720;

/**
 * Width of an element in whole pixels, which may come into the page late; until then that of the
 * first stage on the page. The observer tells it before the frame is painted: to ask in the effect
 * lays out the whole page once more. That is done where there is no stage to go by: browsers count
 * what an observer changes as moved.
 */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const watched = useRef<E | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const [width, setWidth] = useState(stageWidth);
  const guessed = useRef(width === null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === watched.current) return;
    observer.current?.disconnect();
    watched.current = element;
    if (!element) return;
    const measured = (inner: number) => {
      setWidth(inner);
      if (isInElement(element)) alike = inner;
    };
    if (guessed.current) measured(element.clientWidth || USUAL);
    guessed.current = false;
    observer.current = new ResizeObserver(([entry]) => {
      const inner = Math.floor(entry?.contentRect.width ?? 0);
      if (inner > 0) measured(inner);
    });
    observer.current.observe(element);
  });
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
  return [ref, width ?? USUAL] as const;
}

/** Of the last stage that was measured in a widget of somebody's page: most stand in one column. */
let alike: number | null = null;

function stageWidth(): number | null {
  if (typeof document === 'undefined') return USUAL;
  return alike ?? (document.querySelector('.sw-stage')?.clientWidth || null);
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
