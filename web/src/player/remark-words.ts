import { remarks } from '../locales/en/remarks';
import { wordsOf } from '../locales/translation';

export const remarkWords = wordsOf('remarks', remarks);
