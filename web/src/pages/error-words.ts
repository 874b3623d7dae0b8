import { errors } from '../locales/en/errors';
import { wordsOf } from '../locales/translation';

export const errorWords = wordsOf('errors', errors);
