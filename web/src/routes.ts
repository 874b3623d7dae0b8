/** Every page of the site. A page is a document of its own: links are plain links, and no router
 * is sent along. A page of its own size has a file of its own; the small ones are in the first file. */
import type { ComponentType } from 'preact';
import { routeOf } from './locales/route';
import { About } from './pages/About';
import { ExamplesPage, examplePage } from './pages/Example';
import { loadWritten } from './pages/LessonPages';
import { NotFound } from './pages/NotFound';
import { PlaygroundPage } from './pages/PlaygroundPage';

type Load = () => ComponentType | Promise<ComponentType>;

/** Path below the site's folder -> page; those in every language: see locales/route.ts. */
const pages: Record<string, Load> = {
  '/': async () => (await import('./pages/FrontDoor')).FrontDoor,
  '/playground/': () => PlaygroundPage,
  '/error/': async () => (await import('./pages/ErrorPage')).ErrorPage,
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
  if (route) return loadWritten(route);
  if (/^\/examples\/./.test(address)) return examplePage(address);
  if (address.startsWith('/docs/')) return (await import('./docs')).docsPage(address) ?? NotFound;
  const load = Object.hasOwn(pages, address) ? pages[address] : undefined;
  return load ? load() : NotFound;
}
