/** Texts that have to fit into a place. */
import { letterOf } from './letters';
import type { DrawnCellFacts, Sprite } from './sprites';

/** Width of a character of the fixed-width font, in text heights. */
export const MONO = 0.61;

/** How many of them a text takes: what is not Latin or alike is wider. */
export const columnsOf = (text: string): number =>
  [...text].reduce((columns, one) => columns + (one > '\u2e80' ? 1.7 : 1), 0);

/** As much of a text as so many columns hold. */
export function shorten(text: string, room: number): string {
  if (columnsOf(text) <= room) return text;
  let end = 1;
  while (columnsOf(text.slice(0, end + 1)) <= room - 1) end += 1;
  return `${text.slice(0, end)}…`;
}

/** A value as its cell has room for it; `data-value` keeps the whole. */
export const fitted = ({ kind, width, text }: Sprite, label: string): string =>
  kind === 'text' || kind === 'box'
    ? label
    : shorten(label, Math.max(2, Math.floor((width - 1) / (MONO * text))));

/** What is read in it: with letters, those of its cell. */
export const shownIn = (
  sprite: Sprite,
  label: string,
  cell: DrawnCellFacts | undefined,
  letters: boolean,
): string => fitted(sprite, letters && cell && label !== '' ? letterOf(cell.address) : label);

export const round = (value: number): number => Math.round(value * 10) / 10;

export const titleOf = (name: string, shape: readonly unknown[]): string =>
  `${name} (${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;

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
  // Assigned.
  '[]': '',
};

/** An operator between its operands; null for a function. */
export function signOf(name: string): string | null {
  const sign = name.replace(/=$/, '') || name;
  return SIGNS[sign] ?? (/^\W{1,2}$/.test(sign) ? sign : null);
}
