import { author } from '../locales/en/author';
import { wordsOf } from '../locales/translation';

export const authorWords = wordsOf('author', author);
