/** Titles and descriptions of the pages for authors. */
import { hostDocs } from './hosts';

export const docsPages = [
  {
    path: '/docs/',
    title: 'For authors · Stridewise',
    description: 'How to show a program step by step in your course, book, slides or notebook.',
  },
  {
    path: '/docs/element/',
    title: 'The element · Stridewise',
    description: 'Attributes, properties, methods, events and colours of <stride-wise>.',
  },
  {
    path: '/docs/api/',
    title: 'The API · Stridewise',
    description: 'Frame messages, the core as a library, and the command.',
  },
  {
    path: '/docs/host/',
    title: 'On your own site · Stridewise',
    description: 'One command copies the player into your site, also on GitHub Pages.',
  },
  ...hostDocs.map(({ slug, name, lead }) => ({
    path: `/docs/embed/${slug}/`,
    title: `Stridewise in ${name} · Stridewise`,
    description: lead,
  })),
];
