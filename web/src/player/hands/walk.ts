/**
 * Lets keys walk through the cells of a picture, with one stop for Tab: Enter goes in, arrows go to
 * the next cell on the screen, Escape leaves. Outside, arrows step through the story as usual.
 */
import type { Operation } from '../../core/types';
import type { Kin } from './kin';
import { handsWords, isSeen, saidOf } from './said';
import { isWay, nearestSpot, nextSpot, type Spot } from './ways';

/** Attaches the walk to the picture in `stage`; returns a function that removes it. */
export function walk(
  story: Element,
  stage: Element,
  kin: Kin,
  operation: () => Operation | undefined,
): () => void {
  const place = document.createElement('div');
  place.className = 'sw-walk';
  place.tabIndex = 0;
  place.setAttribute('role', 'application');
  const plate = document.createElement('p');
  plate.className = 'sw-said';
  plate.role = 'status';
  place.append(plate);
  // The first child, so that Tab reaches it first even if more is drawn later.
  stage.prepend(place);

  let current: Element | null = null;
  let spot: Spot = { x: 0, y: 0 };
  const cells = () => [...stage.querySelectorAll('[data-address]')].filter(isSeen);

  const enter = (cell: Element | undefined) => {
    const told = operation();
    if (!cell || !told) return;
    current?.removeAttribute('data-walked');
    current = cell;
    spot = middleOf(cell);
    cell.setAttribute('data-walked', '');
    place.dataset.inside = '';
    kin.light(cell);
    plate.textContent = saidOf(story, cell, told);
  };
  const leave = () => {
    current?.removeAttribute('data-walked');
    current = null;
    delete place.dataset.inside;
    plate.textContent = '';
    kin.light(null);
  };
  const go = (key: string) => {
    const all = cells();
    const spots = all.map(middleOf);
    // A step may remove the current cell; the walk then continues from its place.
    const gone = !current || !all.includes(current);
    const next = gone ? nearestSpot(spots, spot) : isWay(key) ? nextSpot(spots, spot, key) : -1;
    enter(all[next]);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' && !current) enter(firstOf(cells()));
    else if (event.key === 'Escape' && current) leave();
    else if (current && isWay(event.key)) go(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const name = () => place.setAttribute('aria-label', handsWords.walk);
  name();
  place.addEventListener('focus', name);
  place.addEventListener('keydown', onKey);
  place.addEventListener('blur', leave);
  return () => {
    leave();
    place.remove();
  };
}

/**
 * The first cell of a tensor that is no ghost, if there is one: strips and ghosts are drawn below
 * those.
 */
const firstOf = (cells: Element[]) =>
  cells.find((cell) => cell.matches('[data-index]:not([data-ghost])')) ?? cells[0];

function middleOf(cell: Element): Spot {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
