import type { Events } from '../types';
import { narration as dims } from './events/dims';
import { narration as meeting } from './events/meeting';
import { narration as views } from './events/views';
import { narration as writes } from './events/writes';
import { narration as refusals } from './refusals';

/** What a step says. 스트라이드 stride, 저장소 storage, 뷰 view, 덩어리 chunk, 끊김 cut. */
export const events: Events = { ...dims, ...meeting, ...views, ...writes, ...refusals };
