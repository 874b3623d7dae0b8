import { shell } from '../locales/en/shell';
import { wordsOf } from '../locales/translation';

export const shellWords = wordsOf('shell', shell);
