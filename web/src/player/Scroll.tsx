import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { playerWords as words } from './words';

/** A figure that is too wide for the page scrolls by itself, also by keyboard; the page never does. */
export function Scroll({ children }: { children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const wide = element.scrollWidth > element.clientWidth;
    element.toggleAttribute('data-wide', wide);
    if (wide) {
      element.tabIndex = 0;
      element.setAttribute('role', 'group');
      element.setAttribute('aria-label', words.wide);
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    }
  });
  return (
    <div class="sw-scroll" ref={ref}>
      {children}
    </div>
  );
}
