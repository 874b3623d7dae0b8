/** For the development server alone, which prerenders nothing: a written page is rendered in the browser. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { render } from 'preact-render-to-string';
import { loadCore } from '../core';
import { PrerenderCore } from '../player/core-context';
import { loadStage } from '../player/story-stage';
import { enlivenSoon } from './LessonPages';

export async function writtenInBrowser(Page: ComponentType): Promise<ComponentType> {
  const [core] = await Promise.all([loadCore(), loadStage()]);
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
