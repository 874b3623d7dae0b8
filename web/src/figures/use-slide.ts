import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Shift, slide } from '../lib/motion';

export interface SlidePart {
  /** Where its first cell would stand if all of it were drawn: the negative of what is left out. */
  origin: Shift;
  /** Width and height of what is shown. */
  room: Shift;
  /** Layout of the cells: they slide only where it stays the same. */
  layout: string;
}

/**
 * When the window on a tensor moves by less than what it shows, the cells slide with it. Marks in
 * `data-slides` say in which directions a group does: the indices of the rows only up and down. A
 * whole group moves at once: a transform of its own for each cell would cost in every step.
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
