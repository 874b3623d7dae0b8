/**
 * Lessons, practice and glossary in a browser: the text is the HTML that was sent, in the language of its
 * address, and no script has it again. What can be done with it is brought to life where it stands.
 */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { emptyHtml } from '../lib/empty-html';
import type { Route } from '../locales/route';
import { usePicture } from '../widgets/use-picture';

export async function loadWritten({ path, language }: Route): Promise<ComponentType> {
  if (!import.meta.env.SSR && !import.meta.env.DEV) {
    return document.querySelector('main[data-prerendered]') ? KeptText : notFound();
  }
  const Page = await textOf({ path, language });
  if (import.meta.env.SSR) return Page;
  const { writtenInBrowser } = await import('./written-in-browser');
  return writtenInBrowser(Page);
}

const notFound = async () => (await import('./NotFound')).NotFound;

async function textOf({ path, language }: Route): Promise<ComponentType> {
  if (path === '/practice/') {
    const { PracticePage } = await import('./PracticePage');
    return () => <PracticePage language={language} />;
  }
  return (await import('./LessonText')).writtenPage(path, language) ?? notFound();
}

function KeptText() {
  const { keep } = usePicture();
  const place = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (place.current) enlivenSoon(place.current);
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

export function enlivenSoon(main: HTMLElement): void {
  if (main.dataset.map) {
    import('../lesson/map').then(({ enlivenMap }) => enlivenMap(main)).catch(() => {});
    return;
  }
  const practice = main.querySelector<HTMLElement>('[data-practice]');
  if (practice)
    import('../practice/live')
      .then(({ enliven }) => enliven(practice))
      .catch(() => practice.classList.add('is-out'));
  if (!main.querySelector('[data-question], [data-story], [data-bench]')) return;
  import('../lesson/live').then(({ enliven }) => enliven(main)).catch(() => {});
}
