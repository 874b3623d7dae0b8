import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Shift, slide } from '../lib/motion';

export interface SlidePart {
  /** Position of the first cell of the whole tensor, in px: negative by the part that is left out. */
  origin: Shift;
  /** Width and height of the window, in px. */
  room: Shift;
  /** Names the layout of the cells. They slide only while it stays the same. */
  layout: string;
}

/**
 * Slides the cells when the window on a tensor moves by less than its own size. `data-slides` says in
 * which directions a group moves: row indices move only up and down. Whole groups move, because a
 * transform for each cell would cost time in every step.
 */
export function useSlide(ref: RefObject<Element | null>, part: SlidePart): void {
  const drawn = useRef(part);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = part;
    const [x, y] = [part.origin.x - before.origin.x, part.origin.y - before.origin.y];
    const moves = (x !== 0 || y !== 0) && part.layout === before.layout;
    const far = (by: number, room: number) => by !== 0 && Math.abs(by) >= room;
    if (!ref.current || !moves || far(x, part.room.x) || far(y, part.room.y)) return;
    for (const group of ref.current.querySelectorAll<SVGElement>('[data-slides]')) {
      const along = group.dataset.slides ?? '';
      slide(group, { x: along.includes('x') ? -x : 0, y: along.includes('y') ? -y : 0 });
    }
  });
}
