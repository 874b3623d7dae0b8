/** Brings what stands in a written page to life, each in its place. */
import { render } from 'preact';
import { Bench } from './Bench';
import { LiveStory } from './LiveStory';
import { enlivenQuestion } from './question';

export function enliven(main: HTMLElement): void {
  each(main, '[data-question]', enlivenQuestion);
  each(main, '[data-story]', (figure) => render(<LiveStory figure={figure} />, placeIn(figure)));
  each(main, '[data-bench]', (bench) => render(<Bench bench={bench} />, placeIn(bench)));
}

function each(main: HTMLElement, selector: string, enlivenOne: (element: HTMLElement) => void) {
  for (const element of main.querySelectorAll<HTMLElement>(selector)) enlivenOne(element);
}

function placeIn(element: HTMLElement): HTMLElement {
  const place = element.querySelector<HTMLElement>('.live');
  if (!place) throw new Error('nothing was left free for what is alive');
  return place;
}
