import { map } from '../locales/en/map';
import { wordsOf } from '../locales/translation';

export const mapWords = wordsOf('map', map);
