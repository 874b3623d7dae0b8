import { useEffect, useState } from 'preact/hooks';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
let touched: Promise<void> | undefined;
let finger: Element | null = null;

/** The element that was touched first, if it was touched by a finger. */
export const fingerFirstOn = () => finger;

/** Resolves with the first sign of a reader's hand: what the first picture can do without comes then. */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const done = (event: Event) => {
      const { type, target } = event;
      // The page itself scrolls the editor to the line of the story.
      if (type === 'scroll' && target !== document) return;
      for (const sign of signs) removeEventListener(sign, done, options);
      const touches = event instanceof PointerEvent && event.pointerType === 'touch';
      if (touches && target instanceof Element) finger = target;
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, options);
  });
  return touched;
}

/** True from the first sign of a reader's hand on. */
export function useTouched(): boolean {
  const [is, set] = useState(false);
  useEffect(() => {
    firstTouch().then(() => set(true));
  }, []);
  return is;
}
