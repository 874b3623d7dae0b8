import type { Player } from '../state/player';

const FAR = 48;

/**
 * Steps on a sideways swipe with one finger, unless the figure below can scroll or pan in that
 * direction.
 */
export function swipe(player: Player) {
  let start: { x: number; y: number } | null = null;
  return {
    onPointerDown(event: PointerEvent) {
      const target = event.target as Element;
      const scroller = target.closest('.sw-scroll');
      const scrolls =
        (scroller !== null && scroller.scrollWidth > scroller.clientWidth) ||
        target.closest('[data-pans]') !== null;
      start =
        event.pointerType === 'touch' && event.isPrimary && !scrolls
          ? { x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      start = null;
      if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (dx < 0) player.next();
      else player.previous();
    },
    onPointerCancel() {
      start = null;
    },
  };
}
