import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isInElement } from '../lib/is-in-element';

/** The width that figures are prerendered for, in CSS pixels. */
const USUAL = 720;

/**
 * Width of an element in whole pixels; the element may be added to the page later. Until it is
 * measured, the width of the page's first stage is used. The observer reports before the frame is
 * painted, while reading the width in an effect would lay out the whole page again. Only a page
 * without a stage reads it at once, because browsers count changes by an observer as layout shifts.
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

/** Width of the last stage measured in a widget: most widgets of a page are in one column. */
let alike: number | null = null;

function stageWidth(): number | null {
  if (typeof document === 'undefined') return USUAL;
  return alike ?? (document.querySelector('.sw-stage')?.clientWidth || null);
}

/** True while a picture is redrawn for a new width: then nothing is animated. */
export function useResized(width: number): true | undefined {
  const drawn = useRef<number | null>(null);
  const resized = drawn.current !== width || undefined;
  useLayoutEffect(() => {
    drawn.current = width;
  });
  return resized;
}
