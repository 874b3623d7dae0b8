/** Brings what stands in a written page to life, each in its place. */
import { type ComponentChildren, render } from 'preact';
import type { Core } from '../../core';
import { Alive } from './Alive';
import { Bench } from './Bench';
import { LiveCalls } from './LiveCalls';
import { LiveCompare } from './LiveCompare';
import { LiveStory } from './LiveStory';
import { enlivenQuestion } from './question';
import { recordReading } from './record';

export function enliven(main: HTMLElement): void {
  recordReading(main);
  each(main, '[data-question]', enlivenQuestion);
  each(main, '[data-story]', (figure) =>
    give(figure, (core) => <LiveStory core={core} figure={figure} />),
  );
  each(main, '[data-compare]', (figure) =>
    give(figure, (core) => <LiveCompare core={core} figure={figure} />),
  );
  each(main, '[data-calls]', (figure) =>
    give(figure, (core) => <LiveCalls core={core} figure={figure} />),
  );
  each(main, '[data-bench]', (bench) => give(bench, (core) => <Bench core={core} bench={bench} />));
}

function each(main: HTMLElement, selector: string, enlivenOne: (element: HTMLElement) => void) {
  for (const element of main.querySelectorAll<HTMLElement>(selector)) enlivenOne(element);
}

function give(element: HTMLElement, draw: (core: Core) => ComponentChildren): void {
  const place = element.querySelector('.live');
  if (!place) throw new Error('nothing was left free for what is alive');
  render(<Alive place={element}>{draw}</Alive>, place);
}
