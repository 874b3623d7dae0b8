/** What prerendering must know of every page: where it stands, and what its head says. */
import { lessons } from './lesson-list';
import { examples as titled } from './locales/en/examples';
import { examples } from './playground/examples';
import { exampleAddress } from './playground/first-example';

export interface PageInfo {
  /** Below the site's folder; ends with a slash, or names the file. */
  path: string;
  title: string;
  description: string;
}

export const pageList: PageInfo[] = [
  {
    path: '/',
    title: 'Stridewise: see what broadcasting, strides and views do',
    description:
      'PyTorch and NumPy as moving pictures: how a column and a row become a table, and why a view is refused. Step through lessons, your own code or your error.',
  },
  {
    path: '/playground/',
    title: 'Playground · Stridewise',
    description:
      'Write a few lines of PyTorch or NumPy and step through what broadcasting, strides and views really do.',
  },
  {
    path: '/lessons/',
    title: 'Lessons · Stridewise',
    description: 'Short lessons on broadcasting, strides and views, each with a question first.',
  },
  {
    path: '/error/',
    title: 'I have an error · Stridewise',
    description: 'Paste a PyTorch or NumPy shape error and step through what led to it.',
  },
  {
    path: '/runs/',
    title: 'What runs · Stridewise',
    description: 'Every function, method and attribute of PyTorch and NumPy that Stridewise runs.',
  },
  {
    path: '/gallery/',
    title: 'Gallery · Stridewise',
    description: 'Every figure of Stridewise, in usual scenes and at the edges.',
  },
  {
    path: '/film/',
    title: 'Film · Stridewise',
    description: 'The main stories of Stridewise, played without words.',
  },
  {
    path: '/about/',
    title: 'About · Stridewise',
    description: 'How Stridewise computes what it shows, and how it is tested.',
  },
  {
    path: '/examples/',
    title: 'Examples · Stridewise',
    description: 'Short programs on broadcasting, views and NumPy, each with its story.',
  },
  ...examples.map((example) => ({
    path: exampleAddress(example),
    title: `${titled.titles[example.title]} · Stridewise`,
    description: `${titled.titles[example.title]}: a program to step through and to change.`,
  })),
  ...lessons.map(({ slug, title, summary }) => ({
    path: `/lessons/${slug}/`,
    title: `${title} · Stridewise`,
    description: summary,
  })),
  {
    path: '/404.html',
    title: 'No such page · Stridewise',
    description: 'There is no page at this address.',
  },
];
