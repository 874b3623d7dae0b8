import { door } from '../locales/en/door';
import { wordsOf } from '../locales/translation';

export const doorWords = wordsOf('door', door);
