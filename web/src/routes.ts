/** Every page of the site. A page is a document of its own: links are plain links, and no router
 * is sent along. A page of its own size has a file of its own; the small ones are in the first file. */
import type { ComponentType } from 'preact';
import { routeOf } from './locales/route';
import { About } from './pages/About';
import { ExamplesPage, examplePage } from './pages/Example';
import { loadErrors, loadWritten } from './pages/LessonPages';
import { NotFound } from './pages/NotFound';
import { PlaygroundPage } from './pages/PlaygroundPage';

type Load = () => ComponentType | Promise<ComponentType>;

/** English path below the site's folder -> page; written pages: see locales/route.ts. */
const pages: Record<string, Load> = {
  '/': async () => (await import('./pages/FrontDoor')).FrontDoor,
  '/playground/': () => PlaygroundPage,
  '/error/': async () => (await loadErrors()).ErrorPage,
  '/runs/': async () => (await import('./pages/WhatRuns')).WhatRuns,
  '/author/': async () => (await import('./author/AuthorPage')).AuthorPage,
  '/gallery/': async () => (await import('./pages/Gallery')).loadGallery(),
  '/film/': async () => (await import('./pages/FilmPage')).FilmPage,
  '/examples/': () => ExamplesPage,
  '/about/': () => About,
};

/** The page at a path below the site's folder; the closing slash may be missing. */
export async function loadPage(path: string): Promise<ComponentType> {
  const address = path.endsWith('/') ? path : `${path}/`;
  const route = routeOf(address);
  if (route?.written) return loadWritten(route);
  const english = route?.path ?? address;
  if (/^\/examples\/./.test(english)) return examplePage(english);
  if (english.startsWith('/docs/')) return (await import('./docs')).docsPage(english) ?? NotFound;
  const load = Object.hasOwn(pages, english) ? pages[english] : undefined;
  return load ? load() : NotFound;
}
