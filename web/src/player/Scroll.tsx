import type { ComponentChildren } from 'preact';
import { useScrollable } from '../lib/use-scrollable';
import { playerWords as words } from './words';

/** A figure that is too wide for the page scrolls by itself, also by keyboard; the page never does. */
export function Scroll({ children }: { children: ComponentChildren }) {
  return (
    <div class="sw-scroll" ref={useScrollable<HTMLDivElement>(words.wide)}>
      {children}
    </div>
  );
}
