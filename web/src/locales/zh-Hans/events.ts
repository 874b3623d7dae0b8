import type { Events } from '../types';
import { narration as dims } from './events/dims';
import { narration as meeting } from './events/meeting';
import { narration as views } from './events/views';
import { narration as writes } from './events/writes';
import { narration as refusals } from './refusals';

/** What a step says. 步幅 stride, 存储 storage, 视图 view, 块 chunk, 断口 cut. */
export const events: Events = { ...dims, ...meeting, ...views, ...writes, ...refusals };
