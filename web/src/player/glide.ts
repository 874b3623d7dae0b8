import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Place {
  x: number;
  y: number;
}

/** What keeps its place or glides to another: frames of figures, texts between them, figures in their frames. */
const BLOCKS = ':scope > *, .sw-tensors > *, .sw-scroll > .sw-figure, .sw-explorer';

/**
 * When a figure comes, goes or grows, those below it glide to their new place instead of jumping
 * there. `figures` names what is drawn: while it stays the same, nothing is measured. A glide that
 * is interrupted goes on from where it is.
 */
export function useGlide(
  stage: RefObject<HTMLElement | null>,
  figures: string,
  width: number,
): void {
  const drawn = useRef({ figures, width });
  const from = useRef<Map<Element, Place> | null>(null);
  if (drawn.current.figures !== figures && drawn.current.width === width && stage.current) {
    from.current ??= placesIn(stage.current); // the figures of the step before still stand
  }
  useLayoutEffect(() => {
    drawn.current = { figures, width };
    // With the next frame, when all that this step changes stands.
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

/** Within what holds it, without a glide that is under way. */
function placeOf(block: Element): Place {
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

function shiftOf(block: Element): Place {
  if (block.getAnimations().length === 0) return { x: 0, y: 0 };
  const { m41, m42 } = new DOMMatrix(getComputedStyle(block).transform);
  return { x: m41, y: m42 };
}

function glide(block: Element, from: Place | undefined, to: Place): void {
  if (!from) {
    play(block, [{ opacity: 0 }, { opacity: 1 }]);
    return;
  }
  const now = shiftOf(block);
  const [x, y] = [from.x - to.x + now.x, from.y - to.y + now.y];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  for (const one of block.getAnimations()) one.cancel();
  play(block, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }]);
}

/** As long as the figures themselves move; not at all where a reader wants no motion. */
function play(block: Element, frames: Keyframe[]): void {
  const style = getComputedStyle(block);
  const seconds = Number.parseFloat(style.getPropertyValue('--move'));
  if (!(seconds > 0)) return;
  const unit = style.getPropertyValue('--move').trim().endsWith('ms') ? 1 : 1000;
  block.animate(frames, { duration: seconds * unit, easing: style.getPropertyValue('--ease') });
}
