/** Measures and shortens texts that have to fit into a place. */
import type { Operation, TensorInfo } from '../core/types';
import { letterOf } from './letters';
import type { DrawnCellFacts, Sprite } from './sprites';

/** Width of a character in the fixed-width font, as a multiple of the text height. */
export const MONO = 0.61;

/**
 * Width of a text in characters; characters from U+2E80 on (Chinese, Japanese, Korean) count 1.7.
 */
export const columnsOf = (text: string): number =>
  [...text].reduce((columns, one) => columns + (one > '\u2e80' ? 1.7 : 1), 0);

/** The text, shortened to `room` columns if it is longer. */
export function shorten(text: string, room: number): string {
  if (columnsOf(text) <= room) return text;
  let end = 1;
  while (columnsOf(text.slice(0, end + 1)) <= room - 1) end += 1;
  return `${text.slice(0, end)}…`;
}

/** A value as far as its cell has room for it; the attribute `data-value` keeps all of it. */
export const fitted = ({ kind, width, text }: Sprite, label: string): string =>
  kind === 'text' || kind === 'box' ? label : fittedIn(label, width, text);

/** The label, shortened to a cell of `width` px with text of `height` px. */
export const fittedIn = (label: string, width: number, height: number): string =>
  shorten(label, Math.max(2, Math.floor((width - 1) / (MONO * height))));

/** The text drawn in a sprite: with letters on, those of the cell. */
export function shownIn(
  sprite: Sprite,
  label: string,
  cell: DrawnCellFacts | undefined,
  letters: boolean,
): string {
  if (!letters || !cell || label === '') return fitted(sprite, label);
  const own = cell.letters === undefined ? letterOf(cell.address) : cell.letters;
  return fitted(sprite, own ?? label);
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const titleOf = (name: string, shape: readonly unknown[]): string =>
  `${name} (${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;

/** A shortened name as it is written in the program, if it fits into `most` columns. */
export function nameFor({ text, span, result, tensors }: Operation, tensor: number, most: number) {
  const info = tensors[tensor];
  const [name, from] = [info?.name ?? text, tensor === result ? span : info?.span];
  const [begin, end] = from ? [from.start - span.start, from.end - span.start] : [0, 0];
  const isPlain = /^[\x20-\x7e]*$/.test(text) && begin >= 0 && end <= text.length;
  const whole = isPlain ? text.slice(begin, end) : '';
  return name.includes('…') && whole && columnsOf(whole) <= most ? whole : name;
}

/**
 * The title of a tensor, and behind it, if it fits, what its shape does not say: that a copy is not
 * changed, or the strides of an expanded tensor.
 */
export function titleFor(
  { shape, stride, role }: TensorInfo,
  name: string,
  words: { notChanged: string; stride: string },
  most: number,
): [title: string, after: string] {
  const title = titleOf(name, shape);
  const expanded = stride.some((step, dim) => Number(step) === 0 && Number(shape[dim]) > 1);
  const strides = expanded ? ` ${words.stride} ${stride.join(', ')}` : '';
  const after = role === 'apart' ? `: ${words.notChanged}` : strides;
  return columnsOf(title + after) <= most ? [title, after] : [title, ''];
}

const SIGNS: Record<string, string> = {
  add: '+',
  add_: '+',
  sub: '−',
  sub_: '−',
  mul: '×',
  mul_: '×',
  div: '÷',
  div_: '÷',
  '*': '×',
  '-': '−',
  '/': '÷',
  // A plain assignment has no operator.
  '[]': '',
  copy_: '',
  fill_: '',
  zero_: '',
};

/** The operator between two operands, e.g. "+"; null for a function. */
export function signOf(name: string): string | null {
  const sign = name.replace(/=$/, '') || name;
  return SIGNS[sign] ?? (/^\W{1,2}$/.test(sign) ? sign : null);
}
