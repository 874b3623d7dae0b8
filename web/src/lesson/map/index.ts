/** The lesson map in a browser: lessons done, the next lesson, and the search. */
import { forgetProgress, readProgress } from '../progress';
import { enlivenSearch } from './search-form';
import { lightWays } from './ways';

export { enlivenSearch };

export function enlivenMap(main: HTMLElement): void {
  lightWays(main);
  showProgress(main);
  main.querySelector('.map-count button')?.addEventListener('click', () => {
    forgetProgress();
    showProgress(main);
    main.querySelector<HTMLElement>('.map-go')?.focus();
  });
  // Back from a lesson the page may be the one that was left.
  addEventListener('pageshow', ({ persisted }) => persisted && showProgress(main));
  enlivenSearch(main);
}

const cardOf = (main: HTMLElement, slug: string) =>
  main.querySelector<HTMLElement>(`.map-card[data-lesson="${slug}"]`);

function showProgress(main: HTMLElement): void {
  const { done, last } = readProgress();
  const cards = [...main.querySelectorAll<HTMLElement>('.map-card')];
  const isDone = (card: HTMLElement) => done.includes(card.dataset.lesson ?? '');
  for (const card of cards) tick(card, isDone(card), wordOf(main, 'done'));
  const read = last && cardOf(main, last.slug);
  const goesOn = read && !isDone(read) ? read : null;
  const here = goesOn ?? (last ? cards.find((card) => !isDone(card)) : cards[0]) ?? cards[0];
  for (const card of cards) card.toggleAttribute('data-here', last !== null && card === here);
  if (here) pointTo(main, here, goesOn && last ? last : null, last !== null);
  const count = main.querySelector<HTMLElement>('.map-count');
  count?.toggleAttribute('data-known', last !== null || done.length > 0);
  const said = filled(count?.dataset.count, cards.filter(isDone).length, cards.length);
  count?.querySelector('span')?.replaceChildren(said);
}

function tick(card: HTMLElement, isDone: boolean, word: string): void {
  const now = card.querySelector('.card-done');
  if (!isDone) now?.remove();
  if (!isDone || now) return;
  const mark = document.createElement('span');
  mark.className = 'card-done';
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', word);
  mark.lang = document.documentElement.lang;
  mark.textContent = '✓';
  card.querySelector('.card-title')?.append(mark);
}

/** The way on, at the top: to the lesson, and to the step that was read last. */
function pointTo(
  main: HTMLElement,
  card: HTMLElement,
  place: { step: number; steps: number; anchor: string } | null,
  begun: boolean,
): void {
  const go = main.querySelector<HTMLAnchorElement>('.map-go');
  const link = card.querySelector<HTMLAnchorElement>('.card-link');
  const [small, strong] = [go?.querySelector('small'), go?.querySelector('strong')];
  if (!go || !link || !small || !strong) return;
  small.dataset.begin ??= small.textContent ?? '';
  const step = place?.step ? ` · ${filled(wordOf(main, 'step'), place.step, place.steps)}` : '';
  small.textContent = begun ? `${small.dataset.goOn}${step}` : small.dataset.begin;
  strong.textContent = card.querySelector('.card-name')?.textContent ?? '';
  strong.lang = card.lang;
  go.href = link.href + (place?.anchor ? `#${place.anchor}` : '');
}

const wordOf = (main: HTMLElement, name: string) =>
  main.querySelector<HTMLElement>('.map-progress')?.dataset[name] ?? '';

const filled = (text = '', n: number, all: number) =>
  text.replace('{n}', String(n)).replace('{all}', String(all));
