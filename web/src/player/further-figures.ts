import { part } from '../lib/part';

/** The figures that stand beside the stage, or in its place. */
export const furtherFigures = part(() => import('./FurtherFigures'));
