import type { Translation } from '../types';
import { advice } from './advice';
import { events } from './events';
import { titles, words } from './interface';
import { remarks } from './remarks';

export default {
  titles,
  words,
  narration: { ...events, ...remarks },
  advice,
} satisfies Translation;
