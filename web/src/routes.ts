/** Every page of the site. A page is a document of its own: links are plain links, and no router
 * is sent along. Only the playground's script is there at once; others fetch theirs. */
import type { ComponentType } from 'preact';
import { PlaygroundPage } from './pages/PlaygroundPage';

type Load = () => Promise<ComponentType>;

const loadNotFound: Load = async () => (await import('./pages/NotFound')).NotFound;

/** Path below the site's folder -> page; lessons are found by their folder's name. */
const pages: Record<string, Load> = {
  '/': async () => (await import('./pages/FrontDoor')).loadFrontDoor(),
  '/playground/': async () => PlaygroundPage,
  '/lessons/': async () => (await import('./pages/Lessons')).Lessons,
  '/error/': async () => (await import('./pages/ErrorPage')).ErrorPage,
  '/runs/': async () => (await import('./pages/WhatRuns')).WhatRuns,
  '/gallery/': async () => (await import('./pages/Gallery')).loadGallery(),
  '/film/': async () => (await import('./pages/FilmPage')).loadFilm(),
  '/examples/': async () => (await import('./pages/Example')).ExamplesPage,
  '/about/': async () => (await import('./pages/About')).About,
};

/** The page at a path below the site's folder; the closing slash may be missing. */
export async function loadPage(path: string): Promise<ComponentType> {
  const address = path.endsWith('/') ? path : `${path}/`;
  const slug = /^\/lessons\/([\w-]+)\/$/.exec(address)?.[1];
  if (slug) return (await import('./pages/Lesson')).loadLesson(slug);
  if (/^\/examples\/./.test(address)) return (await import('./pages/Example')).loadExample(address);
  const load = Object.hasOwn(pages, address) ? pages[address] : undefined;
  return (load ?? loadNotFound)();
}
