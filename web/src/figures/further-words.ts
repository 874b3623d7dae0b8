import { furtherFigures } from '../locales/en/further-figures';
import { wordsOf } from '../locales/translation';

export const further = wordsOf('furtherFigures', furtherFigures);
