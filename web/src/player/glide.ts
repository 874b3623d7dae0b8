import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play, type Shift, shiftOf, slide } from '../lib/motion';

/**
 * Elements that keep their place or glide: frames of figures, texts between them, figures in
 * frames.
 */
const BLOCKS = ':scope > *, .sw-tensors > *, .sw-scroll > .sw-figure, .sw-explorer';

/**
 * Figures below a figure that appears, disappears or grows glide to their new place instead of
 * jumping. `figures` names what is drawn; while it stays the same, nothing is measured. An
 * interrupted glide continues from its current place.
 */
export function useGlide(
  stage: RefObject<HTMLElement | null>,
  figures: string,
  width: number,
): void {
  const drawn = useRef({ figures, width });
  const from = useRef<Map<Element, Shift> | null>(null);
  if (drawn.current.figures !== figures && drawn.current.width === width && stage.current) {
    from.current ??= placesIn(stage.current); // the figures of the step before still stand
  }
  useLayoutEffect(() => {
    drawn.current = { figures, width };
    // Waits for the next frame, when all changes of this step are in the page.
    const frame = requestAnimationFrame(() => {
      const places = from.current;
      from.current = null;
      if (!places || !stage.current) return;
      for (const [block, to] of placesIn(stage.current)) glide(block, places.get(block), to);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, figures, width]);
}

const placesIn = (box: HTMLElement) =>
  new Map([...box.querySelectorAll(BLOCKS)].map((one) => [one, placeOf(one)]));

/** Place within the parent, without any glide in progress. */
function placeOf(block: Element): Shift {
  const [own, around] = [block, block.parentElement ?? block].map((one) =>
    one.getBoundingClientRect(),
  );
  if (!own || !around) return { x: 0, y: 0 };
  const now = shiftOf(block);
  const zoom = block.currentCSSZoom ?? 1;
  return {
    x: (own.left - around.left) / zoom - now.x,
    y: (own.top - around.top) / zoom - now.y,
  };
}

function glide(block: Element, from: Shift | undefined, to: Shift): void {
  if (from) slide(block, { x: from.x - to.x, y: from.y - to.y });
  else play(block, [{ opacity: 0 }, { opacity: 1 }]);
}
