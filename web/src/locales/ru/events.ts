import type { Events } from '../types';
import { narration as dims } from './events/dims';
import { narration as meeting } from './events/meeting';
import { narration as views } from './events/views';
import { narration as writes } from './events/writes';
import { narration as refusals } from './refusals';

/** What a step says. Шаг stride, хранилище storage, представление view, блок chunk, разрыв cut. */
export const events: Events = { ...dims, ...meeting, ...views, ...writes, ...refusals };
