/** For scripts that draw without a browser: film, bench-motion and pictures. */
export { Core } from '../core';
export { census } from './census';
export { films } from './films';
export { filmstrip } from './filmstrip';
export { readmePictures } from './readme';
