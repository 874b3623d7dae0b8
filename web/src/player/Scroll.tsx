import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useScrollable } from '../lib/use-scrollable';
import { useWhenSeen } from '../lib/use-when-seen';
import { playerWords as words } from './words';

/** A figure that is too wide for the page scrolls by itself, also by keyboard; the page never does. */
export function Scroll({ children }: { children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useWhenSeen(frame, children);
  useScrollable(frame, words.wide, shown);
  return (
    <div class="sw-scroll" ref={frame}>
      {shown}
    </div>
  );
}
