import { useLayoutEffect, useRef } from 'preact/hooks';

/** Makes an element that scrolls a labelled place that keys reach, and one that does not no stop. */
export function useScrollable<E extends HTMLElement>(label: string) {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const down = getComputedStyle(element).overflowY !== 'hidden';
    const scrolls =
      element.scrollWidth > element.clientWidth ||
      (down && element.scrollHeight > element.clientHeight);
    if (scrolls) {
      element.tabIndex = 0;
      element.setAttribute('role', 'group');
      element.setAttribute('aria-label', label);
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    }
  });
  return ref;
}
