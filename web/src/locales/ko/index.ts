import type { Translation } from '../types';
import { events } from './events';
import { words } from './interface';
import { phrases } from './phrases';
import { titles } from './reading';
import { remarks } from './remarks';

export default {
  titles,
  words,
  narration: { ...events, ...remarks },
  phrases,
} satisfies Translation;
