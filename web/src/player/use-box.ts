import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isInElement } from '../lib/is-in-element';
import type { Box } from '../stage/grid';
import { enlargement } from './full-screen';

/** The box that a stage is prerendered for, in CSS pixels. */
const USUAL: Box = { width: 720, height: 420 };

/** Of the last stage that was measured in a widget of somebody's page: most are alike there. */
let alike: Box | null = null;

/**
 * Inner width and height of an element, in whole pixels; null until a browser has measured it. In a
 * widget it is drawn for the box of the one before, until the observer tells its own in the same
 * frame: to ask lays out the whole page once more.
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
      // As the observer tells it: rounded, it would be laid out for another box first.
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
