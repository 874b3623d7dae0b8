import type { Translation } from '../types';
import { events } from './events';
import { words } from './interface';
import { remarks } from './remarks';

export default { words, narration: { ...events, ...remarks } } satisfies Translation;
