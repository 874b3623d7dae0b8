import { part } from '../lib/part';
import { withWords } from '../locales/translation';

/** The figures that stand beside the stage, or in its place. */
export const furtherFigures = part(() => withWords(import('./FurtherFigures'), 'figures'));
