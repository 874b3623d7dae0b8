import { part } from '../lib/part';

/** All figures but the shape rows, with which most stories begin. */
export const furtherFigures = part(() => import('./FurtherFigures'));
