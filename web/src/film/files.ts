/** For who draws into files without a browser: the command, and scripts. */
export { Core } from '../core';
export { languageNames as languages } from '../locales/languages';
export { type DrawingLook, drawStory, sheetOf, textsOf } from './drawing';
export { gifOf } from './gif';
export { type Moving, movingOf } from './moving';
export { PRINTED_ROOM, printableOf } from './printable';
export { createRaster, type Raster } from './raster';
