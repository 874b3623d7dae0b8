import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isInElement } from '../lib/is-in-element';
import type { Box } from '../stage/grid';
import { enlargement } from './full-screen';

/** The box that a stage is prerendered for, in CSS pixels. */
const USUAL: Box = { width: 720, height: 420 };

/**
 * Box of the last stage measured in a widget: other widgets on the same page often have the same
 * size.
 */
let alike: Box | null = null;

/**
 * Inner width and height of an element in whole pixels; null until the browser has measured it. A
 * widget starts with the box of the widget before, because reading its own box at once would lay
 * out the whole page again; the observer corrects it in the same frame.
 */
export function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(typeof window === 'undefined' ? USUAL : alike);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (wide: number, high: number) => {
      const larger = enlargement(element);
      const next = { width: Math.floor(wide / larger), height: Math.floor(high / larger) };
      const { width, height } = next;
      if (width <= 0 || height <= 0) return;
      setBox((now) => (now?.width === width && now.height === height ? now : next));
      if (isInElement(element)) alike = next;
    };
    if (!box) {
      // The same fraction that the observer reports: a rounded box would be laid out twice.
      const { width, height } = getComputedStyle(element);
      measure(Number.parseFloat(width), Number.parseFloat(height));
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measure(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box] as const;
}
