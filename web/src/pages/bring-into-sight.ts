import { asksForStillness } from '../film/play';

/** Scrolls to an element whose beginning is out of sight; the focus stays where it is. */
export function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  element.scrollIntoView({ block: 'start', behavior: asksForStillness() ? 'auto' : 'smooth' });
}
