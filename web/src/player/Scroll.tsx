import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useScrollable } from '../lib/use-scrollable';
import { useWhenSeen } from '../lib/use-when-seen';
import { playerWords as words } from './words';

/**
 * Lets a figure that is too wide scroll by itself, also with keys, so that the page never scrolls
 * sideways.
 */
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
