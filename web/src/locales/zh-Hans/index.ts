import type { CompleteTranslation } from '../types';
import { events } from './events';
import { titles, words } from './interface';
import { phrases } from './phrases';
import { remarks } from './remarks';

export default {
  signs: { list: '、', comma: '，', colon: '：' },
  titles,
  words,
  narration: { ...events, ...remarks },
  phrases,
} satisfies CompleteTranslation;
