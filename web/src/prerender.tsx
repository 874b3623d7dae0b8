/** Runs in Node while the site is built: every page as HTML, with what belongs into its head. */
import { render } from 'preact-render-to-string';
import { Core, wasmUrl } from './core';
import { notFound, type Route, routes } from './routes';
import { Shell } from './Shell';
import { PrerenderCore } from './widgets/core-context';

export interface PrerenderedPage {
  /** Below the site's folder; ends with a slash, or names the file. */
  path: string;
  html: string;
  title: string;
  description: string;
  /** What the page will need soon, to be fetched early. */
  preload: string | null;
}

export async function renderPages(
  wasm: BufferSource,
  rest: BufferSource,
): Promise<PrerenderedPage[]> {
  const core = await Core.fromBytes(wasm, rest);
  const all = [...Object.entries(routes), ['/404.html', notFound] as const];
  return Promise.all(all.map(([path, route]) => renderPage(core, path, route)));
}

async function renderPage(core: Core, path: string, route: Route): Promise<PrerenderedPage> {
  const Page = await route.load();
  const html = render(
    <PrerenderCore.Provider value={core}>
      <Shell path={path} Page={Page} />
    </PrerenderCore.Provider>,
  );
  const { title, description } = route;
  const preload = html.includes('data-needs-core') ? wasmUrl : null;
  return { path, html, title, description, preload };
}
