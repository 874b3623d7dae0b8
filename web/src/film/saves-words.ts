import { saves } from '../locales/en/saves';
import { wordsOf } from '../locales/translation';

export const savesWords = wordsOf('saves', saves);
