import { part } from '../lib/part';
import { withWords } from '../locales/translation';

/** What hands and keys do with cells, and the names of chapters: not in the first picture. */
export const held = part(() => withWords(import('./hands'), 'hands'));
