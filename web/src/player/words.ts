import { player } from '../locales/en/player';
import { wordsOf } from '../locales/translation';

export const playerWords = wordsOf('player', player);
