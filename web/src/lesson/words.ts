import { lesson } from '../locales/en/lesson';
import { wordsOf } from '../locales/translation';

export const lessonWords = wordsOf('lesson', lesson);
