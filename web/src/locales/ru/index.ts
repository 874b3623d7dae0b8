import type { CompleteTranslation } from '../types';
import { inflected } from './cases';
import { events } from './events';
import { titles, words } from './interface';
import { phrases } from './phrases';
import { remarks } from './remarks';

export default {
  inflected,
  titles,
  words,
  narration: { ...events, ...remarks },
  phrases,
} satisfies CompleteTranslation;
