import type { FigureKind } from '../figures/figure-of';
import { part } from '../lib/part';

/** The figure with which most stories begin: its code comes with the page. */
export const EARLY: FigureKind = 'shapes';

/** All others. */
export const furtherFigures = part(() => import('./FurtherFigures'));
