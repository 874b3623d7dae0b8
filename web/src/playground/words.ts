import { playground } from '../locales/en/playground';
import { wordsOf } from '../locales/translation';

export const playgroundWords = wordsOf('playground', playground);
