import { lazyModule } from '../lib/lazy-module';

/**
 * Loads the parts of the player that not every reader needs: figures, questions, a closer look, dials,
 * the steps as text, and copying the picture.
 */
export const onRequest = lazyModule(() => import('./requested'));
