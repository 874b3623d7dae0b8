import type { SizePlace } from '../../core/types';
import type { Desk } from './desk';

/** Pixels to drag for a change by 1. */
const PITCH = 14;
const MOST = 64;

/** Drags a size: right and up make it larger. A press without movement starts typing. */
export function dragFrom(event: PointerEvent, place: SizePlace, desk: Desk): void {
  const input = event.currentTarget as HTMLInputElement;
  if (event.button !== 0 || !event.isPrimary) return;
  // The page must not scroll, swipe or open a closer look.
  event.preventDefault();
  event.stopPropagation();
  let size = Number(place.size);
  let [frame, wanted, moved] = [0, size, false];
  const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    const [right, up] = [clientX - event.clientX, event.clientY - clientY];
    const far = Math.abs(right) > Math.abs(up) ? right : up;
    if (!moved && Math.abs(far) < PITCH / 2) return;
    if (!moved) desk.take(place);
    if (!moved) size = desk.held.peek()?.value ?? size;
    // On a phone, focus would open the keyboard.
    if (!moved && event.pointerType === 'mouse') input.focus({ preventScroll: true });
    moved = true;
    wanted = Math.max(1, Math.min(Math.max(size, MOST), size + Math.round(far / PITCH)));
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      desk.put(wanted);
    });
  };
  const end = ({ type, pointerId }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    stop();
    if (type === 'pointercancel') desk.letGo();
    else if (!moved) input.focus({ preventScroll: true });
    else {
      desk.put(wanted);
      desk.keep();
    }
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    stop();
    desk.letGo();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', leave, true);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  addEventListener('keydown', leave, true);
}
