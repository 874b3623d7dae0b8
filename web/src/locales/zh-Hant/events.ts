import type { Events } from '../types';
import { narration as dims } from './events/dims';
import { narration as meeting } from './events/meeting';
import { narration as views } from './events/views';
import { narration as writes } from './events/writes';
import { narration as refusals } from './refusals';

/** What a step says. 步幅 stride, 儲存空間 storage, 視圖 view, 區塊 chunk, 斷口 cut. */
export const events: Events = { ...dims, ...meeting, ...views, ...writes, ...refusals };
