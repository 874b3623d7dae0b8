/** Written pages as they are built. The development server prerenders nothing: there a browser renders them. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { render } from 'preact-render-to-string';
import { loadCore } from '../core';
import type { Route } from '../locales/route';
import { PrerenderCore } from '../player/core-context';
import { enlivenSoon } from './LessonPages';
import { writtenPage } from './LessonText';
import { NotFound } from './NotFound';
import { PracticePage } from './PracticePage';

/** The page of a route, drawn from its text. */
export async function textOf({ path, language }: Route): Promise<ComponentType> {
  if (path === '/practice/') return () => <PracticePage language={language} />;
  return writtenPage(path, language) ?? NotFound;
}

/** The same as HTML, then brought to life as in a built site. */
export async function writtenInBrowser(Page: ComponentType): Promise<ComponentType> {
  const core = await loadCore();
  const html = render(
    <PrerenderCore.Provider value={core}>
      <Page />
    </PrerenderCore.Provider>,
  );
  return () => {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const main = place.current?.querySelector('main');
      if (main) enlivenSoon(main);
    }, []);
    return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
