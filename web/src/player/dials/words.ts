import { dials } from '../../locales/en/dials';
import { wordsOf } from '../../locales/translation';

export const dialWords = wordsOf('dials', dials);
