/** Every page of the site. A page is a document of its own: links are plain links, and no router
 * is sent along. Only the start page's script is there at once; others fetch theirs. */
import type { ComponentType } from 'preact';
import { lessons } from './lesson-list';
import { Home } from './pages/Home';

export interface Route {
  title: string;
  description: string;
  load(): Promise<ComponentType>;
}

export const notFound: Route = {
  title: 'No such page · Stridewise',
  description: 'There is no page at this address.',
  load: async () => (await import('./pages/NotFound')).NotFound,
};

/** Path below the site's folder -> page. */
export const routes: Record<string, Route> = {
  '/': {
    title: 'Stridewise: see what broadcasting, strides and views do',
    description:
      'Write a few lines of PyTorch or NumPy and step through what broadcasting, strides and views really do.',
    load: async () => Home,
  },
  '/lessons/': {
    title: 'Lessons · Stridewise',
    description: 'Short lessons on broadcasting, strides and views, each with a question first.',
    load: async () => (await import('./pages/Lessons')).Lessons,
  },
  '/about/': {
    title: 'About · Stridewise',
    description: 'How Stridewise computes what it shows, and how it is tested.',
    load: async () => (await import('./pages/About')).About,
  },
  ...Object.fromEntries(
    lessons.map((lesson) => [
      `/lessons/${lesson.slug}/`,
      {
        title: `${lesson.title} · Stridewise`,
        description: lesson.summary,
        load: async () => (await import('./pages/Lesson')).lessonPage(lesson),
      },
    ]),
  ),
};

/** The page at a path below the site's folder; the closing slash may be missing. */
export function routeAt(path: string): Route {
  return routes[path.endsWith('/') ? path : `${path}/`] ?? notFound;
}
