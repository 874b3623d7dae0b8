import type { Story } from '../core/types';
import { withParticles } from '../lib/word-joiner';
import { lettersIn } from '../state/pace';

/** The number of sentences that are measured. */
const MOST = 40;
/** Letters in a line on a phone. */
const LINE = 40;

/** The sentences of a story that need the most room: on a wide screen, and in short lines. */
export type Longest = [wide: string, narrow: string];

/** Measures the stories that are shown in one place: a refused one goes on with its cure. */
export function longestOf<Told extends { story: Story }>(
  stories: readonly Told[],
  sentence: (told: Told, step: number) => string,
): Longest {
  const all = stories.flatMap((told) =>
    measured(told.story).map((step) => whole(sentence(told, step))),
  );
  const most = (size: (sentence: string) => number) =>
    all.reduce((a, b) => (size(b) > size(a) ? b : a), '');
  return [most(lettersIn), most(linesOf)];
}

/** The steps that *Next* stops at, and the last step of each phase, which has the longest indices. */
function measured({ stops, operations }: Story): number[] {
  const phases = operations.flatMap((operation) => operation.phases);
  const ends = phases.map(({ first, steps }) => Number(first) + Number(steps) - 1);
  return [...new Set([...stops.slice(0, MOST).map(Number), ...ends.slice(-MOST)])];
}

/**
 * Joins shapes, indices, short calls, products and equations with non-breaking spaces, so that no
 * line ends inside them. In Chinese, Korean and Russian also words with their numbers: 第 1 维, 크기 2.
 */
export const whole = (sentence: string) =>
  withParticles(
    sentence
      .replace(/(,) (?=[^()[\]가-힣а-яё]{1,16}[)\]])|([·×=]) | (?=[·×=] )/g, '$1$2\u00a0')
      .replace(
        /(?<=第|차원|크기|스트라이드|주소|измерени[ея]|размер|шаг|адресу?) (?=[\d−])/gi,
        '\u00a0',
      )
      .replace(/(?<=\d) (?=[维維个個])/g, '\u00a0'),
  );

/** Lines of a sentence on a phone when words stay whole; the last line counts by how full it is. */
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
