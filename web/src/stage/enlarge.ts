/**
 * Enlarges a picture as a whole if it fits with the largest text and would leave much of a large
 * room empty.
 */
import { LARGEST } from './arrange';
import type { Box } from './grid';

/** Factors to try, largest first. */
const FACTORS = [1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1];
/** A margin of 6 % stays free around the picture. */
const AIR = 1.06;

export interface Enlarged<Places> {
  /** Size of the room in pixels of the unenlarged picture. */
  room: Box;
  places: Places;
}

const shrunk = ({ width, height }: Box, factor: number): Box => ({
  width: Math.floor(width / factor),
  height: Math.floor(height / factor),
});

/**
 * `formOf` describes the arrangement: a picture is enlarged only if its arrangement stays the same.
 */
export function enlarged<Places extends { text: number; addresses: boolean }>(
  room: Box,
  placesIn: (room: Box) => Places | null,
  formOf: (places: Places) => string,
): Enlarged<Places> | null {
  const usual = placesIn(room);
  if (!usual) return null;
  const largest = ({ text, addresses }: Places) => text === LARGEST && addresses;
  if (!largest(usual)) return { room, places: usual };
  // A picture that would have to be arranged differently keeps its size.
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
