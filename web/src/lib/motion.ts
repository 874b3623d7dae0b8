/** Moves that go on from where an interrupted one is. */
export interface Shift {
  x: number;
  y: number;
}

/** How far an element stands from its place now. */
export function shiftOf(element: Element): Shift {
  if (element.getAnimations().length === 0) return { x: 0, y: 0 };
  const { m41, m42 } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: m41, y: m42 };
}

/** Lets an element that stands in its new place come there from `x`, `y` px beside it. */
export function slide(element: Element, { x, y }: Shift): void {
  const now = shiftOf(element);
  const from = { x: x + now.x, y: y + now.y };
  if (Math.abs(from.x) < 1 && Math.abs(from.y) < 1) return;
  for (const one of element.getAnimations()) one.cancel();
  play(element, [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: 'none' }]);
}

/** Plays an animation as long as the figures' own moves; not at all with reduced motion. */
export function play(element: Element, frames: Keyframe[]): void {
  const style = getComputedStyle(element);
  const time = style.getPropertyValue('--move').trim();
  const duration = Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
  if (duration > 0) element.animate(frames, { duration, easing: style.getPropertyValue('--ease') });
}
