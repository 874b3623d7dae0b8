import { pages } from '../locales/en/pages';
import { wordsOf } from '../locales/translation';

export const pageWords = wordsOf('pages', pages);
