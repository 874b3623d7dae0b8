/**
 * Lessons, practice and glossary in a browser: the text is the HTML that was sent, in the language of its
 * address, and no script has it again. What can be done with it is brought to life where it stands.
 */
import { type ComponentType, hydrate } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { emptyHtml } from '../lib/empty-html';
import { loadLateStyles } from '../lib/late-styles';
import type { Route } from '../locales/route';
import { CopyButton } from '../ui/CopyButton';
import { usePicture } from '../widgets/use-picture';
import { copyOf } from './copy-repair';
import { NotFound } from './NotFound';

/** A written page. Its text, and what renders it, is in no file that a browser loads from a built site. */
export async function loadWritten(route: Route): Promise<ComponentType> {
  if (!import.meta.env.SSR && !import.meta.env.DEV) {
    return document.querySelector('main[data-prerendered]') ? KeptText : NotFound;
  }
  const { textOf, writtenInBrowser } = await import('./written-pages');
  const Page = await textOf(route);
  return import.meta.env.SSR ? Page : writtenInBrowser(Page);
}

/** The page for errors, which has the field of the page of each, too. */
export const loadErrors = () => import('./ErrorPage');

/** The lesson map with its search. */
export const loadMap = () => import('../lesson/map');

function KeptText() {
  const { keep } = usePicture();
  const place = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (place.current) enlivenSoon(place.current);
    loadLateStyles();
  }, []);
  return (
    <main
      class="page-text"
      data-prerendered
      ref={(main) => {
        keep(main);
        place.current = main;
      }}
      dangerouslySetInnerHTML={emptyHtml}
    />
  );
}

/** The field of the page of an error: its script comes with the first change, or with a link that has a message. */
function enlivenOwn(main: HTMLElement): void {
  const field = main.querySelector<HTMLTextAreaElement>('.own-numbers textarea');
  const place = main.querySelector<HTMLElement>('.own-story');
  if (!field || !place) return;
  const show = () =>
    loadErrors()
      .then(({ showOwn }) => showOwn(field, place))
      .catch(() => field.addEventListener('input', show, { once: true }));
  // A text may have been typed before this script came, or a browser that comes back fills it in.
  if (field.value || location.hash.includes('message=')) show();
  else field.addEventListener('input', show, { once: true });
}

function enlivenCopies(main: HTMLElement): void {
  for (const place of main.querySelectorAll<HTMLElement>('[data-copy]'))
    hydrate(<CopyButton {...copyOf(place.dataset.copy ?? '')} />, place);
}

export function enlivenSoon(main: HTMLElement): void {
  if (main.dataset.map) {
    loadMap()
      .then(({ enlivenMap }) => enlivenMap(main))
      .catch(() => {});
    return;
  }
  const practice = main.querySelector<HTMLElement>('[data-practice]');
  if (practice)
    import('../practice/live')
      .then(({ enliven }) => enliven(practice))
      .catch(() => practice.classList.add('is-out'));
  enlivenOwn(main);
  enlivenCopies(main);
  if (!main.querySelector('[data-question], [data-story], [data-bench]')) return;
  import('../lesson/live').then(({ enliven }) => enliven(main)).catch(() => {});
}
