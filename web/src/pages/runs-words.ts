import { runs } from '../locales/en/runs';
import { wordsOf } from '../locales/translation';

export const runsWords = wordsOf('runs', runs);
