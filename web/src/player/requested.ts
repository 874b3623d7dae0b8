/**
 * Parts of the player drawn only on request. They are one file, fetched at the first touch of the
 * page, or when a picture needs one of them: see on-request.ts.
 */
export { Asked } from './Asked';
export { CloserLook } from './CloserLook';
export { ColourBy } from './colours/ColourBy';
export { Dials } from './dials/Dials';
export { FurtherFigures } from './FurtherFigures';
export { lookFrom } from './look-from';
export { pictureOf, pngOf } from './picture';
export { SideBySide } from './SideBySide';
export { TranscriptSteps } from './TranscriptSteps';
