import { lazyModule } from '../lib/lazy-module';

/** Loads the map of the calls: programs of a few lines are read without it. */
export const mapOnRequest = lazyModule(() => import('./CallMap'));
