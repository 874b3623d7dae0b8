/** Every page of the site. A page is a document of its own: links are plain links, and no router
 * is sent along. Only the playground's script is there at once; others fetch theirs. */
import type { ComponentType } from 'preact';
import { routeOf } from './locales/route';
import { PlaygroundPage } from './pages/PlaygroundPage';

type Load = () => Promise<ComponentType>;

const loadNotFound: Load = async () => (await import('./pages/NotFound')).NotFound;

/** Path below the site's folder -> page; those in every language: see locales/route.ts. */
const pages: Record<string, Load> = {
  '/': async () => (await import('./pages/FrontDoor')).loadFrontDoor(),
  '/playground/': async () => PlaygroundPage,
  '/error/': async () => (await import('./pages/ErrorPage')).ErrorPage,
  '/runs/': async () => (await import('./pages/WhatRuns')).WhatRuns,
  '/author/': async () => (await import('./author/AuthorPage')).AuthorPage,
  '/gallery/': async () => (await import('./pages/Gallery')).loadGallery(),
  '/film/': async () => (await import('./pages/FilmPage')).loadFilm(),
  '/examples/': async () => (await import('./pages/Example')).ExamplesPage,
  '/about/': async () => (await import('./pages/About')).About,
};

/** The page at a path below the site's folder; the closing slash may be missing. */
export async function loadPage(path: string): Promise<ComponentType> {
  const address = path.endsWith('/') ? path : `${path}/`;
  const route = routeOf(address);
  if (route) return (await import('./pages/LessonPages')).loadWritten(route);
  if (/^\/examples\/./.test(address)) return (await import('./pages/Example')).loadExample(address);
  if (address.startsWith('/docs/'))
    return (await (await import('./docs')).loadDocs(address)) ?? loadNotFound();
  const load = Object.hasOwn(pages, address) ? pages[address] : undefined;
  return (load ?? loadNotFound)();
}
