/** In a large room: what fits with the largest text, and would leave much of it empty, is enlarged as a whole. */
import { LARGEST } from './arrange';
import type { Box } from './grid';

/** More would shout. */
const FACTORS = [1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1];
/** Some air is left around it. */
const AIR = 1.06;

export interface Enlarged<Places> {
  /** In the pixels of the picture. */
  room: Box;
  places: Places;
}

const shrunk = ({ width, height }: Box, factor: number): Box => ({
  width: Math.floor(width / factor),
  height: Math.floor(height / factor),
});

/** `formOf`: how things stand to each other. */
export function enlarged<Places extends { text: number; addresses: boolean }>(
  room: Box,
  placesIn: (room: Box) => Places | null,
  formOf: (places: Places) => string,
): Enlarged<Places> | null {
  const usual = placesIn(room);
  if (!usual) return null;
  const largest = ({ text, addresses }: Places) => text === LARGEST && addresses;
  if (!largest(usual)) return { room, places: usual };
  // What would have to be arranged otherwise stays as large as it is.
  const isSame = (places: Places | null) =>
    places !== null && largest(places) && formOf(places) === formOf(usual);
  for (const factor of FACTORS) {
    if (!isSame(placesIn(shrunk(room, factor * AIR)))) continue;
    const less = shrunk(room, factor);
    const places = placesIn(less);
    if (places && isSame(places)) return { room: less, places };
  }
  return { room, places: usual };
}
