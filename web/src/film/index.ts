/** For scripts/film.mjs and scripts/bench-motion.mjs, which draw without a browser. */
export { Core } from '../core';
export { loadStoryboards } from '../stage';
export { census } from './census';
export { films } from './films';
export { filmstrip } from './filmstrip';
