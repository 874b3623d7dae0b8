/** Texts for the stride of an axis: in words if there is room, otherwise as a hop. */
import type { Int } from '../core/types';
import type { FigureOf } from '../figures/figure-of';
import { hopText } from './hop-text';
import type { StageWords } from './set';

export interface AxisTexts {
  stride(stride: Int): string;
  /** The new stride as the old one times a step. */
  sum(old: Int, step: Int, stride: Int): string;
  /** A stride that differs from the one a contiguous tensor would have. */
  unlike(stride: Int, expected: unknown): string;
  /** The longest text on the axis of a dim, in the old tensor or in the result (`made`). */
  longest(made: boolean, dim: number, down: boolean): string;
}

/** Beside a grid there is less room, so `short` leaves out the word. */
export interface Axes {
  short: AxisTexts;
  worded: AxisTexts;
}

type DimsFigureFacts = FigureOf<'dims'> | null;

export function axesOf(dims: DimsFigureFacts, words: StageWords): Axes {
  return { short: textsOf(dims, ''), worded: textsOf(dims, `${words.stride} `) };
}

function textsOf(dims: DimsFigureFacts, word: string): AxisTexts {
  const stride = (one: Int) => (word ? `${word}${one}` : hopText(Number(one)));
  const sum = (old: Int, step: Int, made: Int) =>
    word ? `${word}${old}×${step} = ${made}` : `${step}×${old}`;
  const unlike = (one: Int, expected: unknown) => `${word}${one}≠${expected}`;
  return {
    stride,
    sum,
    unlike,
    longest(isMade, dim, down) {
      if (!isMade) return stride(dims?.before[dim]?.stride ?? 1);
      const made = dims?.after[dim];
      const old = dims?.before[made?.from ?? -1];
      if (!made) return '';
      const steps = old && made.step !== null && made.step !== 1;
      const all = [stride(made.stride), unlike(made.stride, 1)];
      if (steps) all.push(sum(old.stride, made.step ?? 1, made.stride));
      const said = down ? all.map((one, at) => (at > 0 ? one.replace(word, '') : one)) : all;
      return said.reduce((a, b) => (b.length > a.length ? b : a));
    },
  };
}
