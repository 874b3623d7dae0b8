import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../web/src/styles/tokens.css', import.meta.url), 'utf8');
const normal = css.slice(0, css.indexOf('@media'));
const themes = ['light', 'dark'] as const;

function token(name: string, theme: (typeof themes)[number]): string {
  const found = normal.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  return found?.[theme === 'light' ? 1 : 2] ?? `no --${name}`;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const dims = [0, 1, 2, 3, 4, 5, 6, 7].map((dim) => `dim-${dim}`);
const operands = ['operand-0', 'operand-1', 'operand-2', 'operand-3', 'operand-result'];
const papers = ['paper', 'surface', 'sunken'];
const text: [string, string][] = [
  ...papers.flatMap((paper) =>
    ['ink', 'ink-soft', 'refused', 'good', 'focus', ...dims, ...operands].map(
      (ink): [string, string] => [ink, paper],
    ),
  ),
  ...dims.flatMap((dim): [string, string][] => [
    [dim, `${dim}-tint`],
    ['ink', `${dim}-tint`],
  ]),
  ...operands.map((operand): [string, string] => ['on-operand', operand]),
  ...['refused', 'good'].flatMap((state): [string, string][] => [
    [state, `${state}-tint`],
    ['ink', `${state}-tint`],
    ['ink-soft', `${state}-tint`],
  ]),
  ['ink', 'current-tint'],
];
const edges: [string, string][] = papers.flatMap((paper) =>
  ['edge', 'current'].map((edge): [string, string] => [edge, paper]),
);

test.each(themes)('text has a contrast of at least 4.5 in the %s theme', (theme) => {
  expect(
    text.filter(([ink, paper]) => !(contrast(token(ink, theme), token(paper, theme)) >= 4.5)),
  ).toEqual([]);
});

test.each(themes)('essential borders have a contrast of at least 3 in the %s theme', (theme) => {
  expect(
    edges.filter(([edge, paper]) => !(contrast(token(edge, theme), token(paper, theme)) >= 3)),
  ).toEqual([]);
});
