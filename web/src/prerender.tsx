/** Runs in Node while the site is built: every page as HTML, with what belongs into its head. */
import { render } from 'preact-render-to-string';
import { readyStills } from './author/ready-stills';
import { Core, wasmUrl } from './core';
import { lastTold } from './embed/Widget';
import { addressIn } from './locales/route';
import { speak, spoken } from './locales/translation';
import { languagesOfPages, type PageInfo, pagesIn } from './page-list';
import { searchEntries } from './pages/search-entries';
import { PrerenderCore } from './player/core-context';
import { type Previews, previewsOf } from './preview/files';
import { loadPage } from './routes';
import { Shell } from './Shell';
import { linkedLanguage } from './state/settings';

export interface PrerenderedPage extends PageInfo {
  html: string;
  /** The file that the page will need soon, to be fetched early; null if there is none. */
  preload: string | null;
  /** The program that other sites embed (see scripts/lib/oembed.mjs). */
  program: string | undefined;
}

/** Pictures of pages for where their links are sent on. */
export const renderPreviews = async (wasm: BufferSource): Promise<Previews> =>
  previewsOf(await Core.fromBytes(wasm));
export { snippet } from './author/snippets';
export { unloadedIn } from './locales/unloaded';

export interface Prerendered {
  pages: PrerenderedPage[];
  /** Path below the site's folder -> text. */
  files: Record<string, string>;
}

export async function renderPages(wasm: BufferSource): Promise<Prerendered> {
  const core = await Core.fromBytes(wasm);
  const pages: PrerenderedPage[] = [];
  const files: Record<string, string> = {};
  // Pages of one language after those of another: the language is a global of this program.
  for (const language of languagesOfPages) {
    await speak(language);
    linkedLanguage.value = language === 'en' ? undefined : language;
    const infos = pagesIn(language, spoken.value.translation);
    pages.push(...(await Promise.all(infos.map((info) => renderPage(core, info)))));
    files[addressIn(language, '/lessons/search.json')] = JSON.stringify(
      searchEntries(core, language),
    );
    files[addressIn(language, '/author/ready.svg')] = readyStills(core);
  }
  return { pages, files };
}

async function renderPage(core: Core, info: PageInfo): Promise<PrerenderedPage> {
  const { path } = info;
  const Page = await loadPage(path);
  const html = render(
    <PrerenderCore.Provider value={core}>
      <Shell path={path} Page={Page} />
    </PrerenderCore.Provider>,
  );
  const preload = html.includes('data-needs-core') ? wasmUrl : null;
  const program = info.programs?.find((one) => lastTold(core, one) !== undefined);
  return { ...info, html, preload, program };
}
