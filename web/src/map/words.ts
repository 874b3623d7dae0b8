import { callMap } from '../locales/en/call-map';
import { wordsOf } from '../locales/translation';

export const callMapWords = wordsOf('callMap', callMap);
