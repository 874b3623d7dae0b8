/**
 * Parts of the player that are drawn when a reader asks for them. They are one file, fetched with the first
 * touch of the page or when a picture needs one of them: see on-request.ts.
 */
export { Asked } from './Asked';
export { CloserLook } from './CloserLook';
export { FurtherFigures } from './FurtherFigures';
export { lookFrom } from './look-from';
export { pictureOf, pngOf } from './picture';
export { TranscriptSteps } from './TranscriptSteps';
