import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { debounce } from './debounce';
import { REST } from './use-when-seen';

/**
 * Makes an element that scrolls a labelled place that keys reach, and one that does not no stop.
 * Looked at when `content` has changed; each time where it is left out.
 */
export function useScrollable(
  ref: RefObject<HTMLElement | null>,
  label: string,
  content: unknown = {},
): void {
  useLayoutEffect(() => {
    if (!ref.current) return;
    waiting.set(ref.current, label);
    settle();
  }, [ref, label, content]);
}

const waiting = new Map<HTMLElement, string>();

/** Measures all elements at once when the steps rest: each measurement in between would lay out the page again. */
const settle = debounce(() => {
  const found = [...waiting].map(([element, label]) => ({ element, label, on: scrolls(element) }));
  waiting.clear();
  for (const { element, label, on } of found) {
    if (on === element.hasAttribute('tabindex')) continue;
    const attributes = { tabindex: '0', role: 'group', 'aria-label': label };
    for (const [name, value] of Object.entries(attributes)) {
      if (on) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
  }
}, REST);

function scrolls(element: HTMLElement): boolean {
  if (element.scrollWidth > element.clientWidth) return true;
  const taller = element.scrollHeight > element.clientHeight;
  return taller && getComputedStyle(element).overflowY !== 'hidden';
}
