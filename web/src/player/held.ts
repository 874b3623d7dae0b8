import { part } from '../lib/part';

/** What hands and keys do with cells, and the names of chapters: not in the first picture. */
export const held = part(() => import('./hands'));
