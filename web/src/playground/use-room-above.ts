import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Says how high the program stands above the story, as `--program`: with a note or a refusal it is
 * higher than usual, and on a phone the story gives that room so that all of it is on the screen.
 */
export function useRoomAbove(program: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = program.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const observer = new ResizeObserver(() => {
      const notes = element.querySelector('.note, .refusal');
      // Without one it has the height that the style sheet knows, and nothing is laid out twice.
      if (notes) around.style.setProperty('--program', `${element.offsetHeight}px`);
      else around.style.removeProperty('--program');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [program]);
}
