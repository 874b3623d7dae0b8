/** Runs in Node while the site is built: every page as HTML, with what belongs into its head. */
import { render } from 'preact-render-to-string';
import { Core, wasmUrl } from './core';
import { speak, spoken } from './locales/translation';
import { languagesOfPages, type PageInfo, pagesIn } from './page-list';
import { loadStage } from './player/story-stage';
import { loadPage } from './routes';
import { Shell } from './Shell';
import { linkedLanguage } from './state/settings';
import { PrerenderCore } from './widgets/core-context';

export interface PrerenderedPage extends PageInfo {
  html: string;
  /** What the page will need soon, to be fetched early. */
  preload: string | null;
}

export async function renderPages(wasm: BufferSource): Promise<PrerenderedPage[]> {
  const core = await Core.fromBytes(wasm);
  const pages: PrerenderedPage[] = [];
  // One after the other: the language is the whole program's.
  for (const language of languagesOfPages) {
    await speak(language);
    linkedLanguage.value = language === 'en' ? undefined : language;
    const infos = pagesIn(language, spoken.value.translation);
    pages.push(...(await Promise.all(infos.map((info) => renderPage(core, info)))));
  }
  return pages;
}

async function renderPage(core: Core, info: PageInfo): Promise<PrerenderedPage> {
  const { path } = info;
  const [Page] = await Promise.all([loadPage(path), loadStage()]);
  const html = render(
    <PrerenderCore.Provider value={core}>
      <Shell path={path} Page={Page} />
    </PrerenderCore.Provider>,
  );
  const preload = html.includes('data-needs-core') ? wasmUrl : null;
  return { ...info, html, preload };
}
