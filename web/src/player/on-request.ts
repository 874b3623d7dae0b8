import { lazyModule } from '../lib/lazy-module';

/**
 * Figures beside the stage, or in its place where an operation has no storyboard; questions before a story;
 * a closer look at one tensor; the steps as text; the picture to copy.
 */
export const onRequest = lazyModule(() => import('./requested'));
