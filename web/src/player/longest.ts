import type { Story } from '../core/types';
import { lettersIn } from '../state/pace';

/** So many sentences are looked at. */
const MOST = 40;
/** Letters in a line of a phone. */
const LINE = 40;

/** The sentences of a story that need the most room: on a wide screen, and where lines are short. */
export type Longest = [wide: string, narrow: string];

/** Of those that *Next* leads to: the last elements have the longest indices. */
export function longestOf(
  { stops, operations }: Story,
  sentence: (step: number) => string,
): Longest {
  const phases = operations.flatMap((operation) => operation.phases);
  const ends = phases.map(({ first, steps }) => Number(first) + Number(steps) - 1);
  const steps = [...stops.slice(0, MOST).map(Number), ...ends.slice(-MOST)];
  const all = [...new Set(steps)].map((step) => whole(sentence(step)));
  const most = (size: (sentence: string) => number) =>
    all.reduce((a, b) => (size(b) > size(a) ? b : a), '');
  return [most(lettersIn), most(linesOf)];
}

/** No line ends inside a shape, an index, a short call or a product. */
export const whole = (sentence: string) =>
  sentence.replace(/(,) (?=[^()[\]]{1,16}[)\]])|(·) | (?=·)/g, '$1$2\u00a0');

/** Where words stay whole, and the last line counts by how full it is. */
function linesOf(sentence: string): number {
  let lines = 0;
  let filled = 0;
  for (const { length } of sentence.split(' ')) {
    if (filled > 0 && filled + 1 + length > LINE) {
      lines++;
      filled = 0;
    }
    filled += length + (filled > 0 ? 1 : 0);
    lines += Math.floor(filled / LINE);
    filled %= LINE;
  }
  return lines + filled / LINE;
}
