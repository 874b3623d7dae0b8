/** Where a sentence of the player may end a line. */
import { expect, test } from 'vitest';
import { remarkParticles } from '../../scripts/lib/mdx.mjs';
import { whole } from '../../web/src/player/longest';

test('no line ends inside an index, a product or an equation', () => {
  const sentence = 'x[0, 1] needs stride 3 × 2 = 6, but its stride is 1 + 1';
  const parts = whole(sentence).split(' ');
  expect(parts).toContain('3\u00a0×\u00a02\u00a0=\u00a06,');
  expect(parts).toContain('x[0,\u00a01]');
  // A sum may be long: it can end a line at each plus.
  expect(parts).toContain('+');
});

test('a Korean particle stays with the bracket or the code before it', () => {
  expect(whole('스트라이드는 (3, 1)입니다')).toBe('스트라이드는 (3,\u00a01)\u2060입니다');
  expect(whole('`x`는 (3)')).toBe('`x`\u2060는 (3)');
  expect(whole('x has shape (3, 1) and `y`.')).toBe('x has shape (3,\u00a01) and `y`.');
  const text = (value: string) => ({ type: 'text', value });
  const tree = { children: [text('가(2)는 '), { type: 'inlineCode' }, text('는 다')] };
  remarkParticles()(tree);
  expect(tree.children).toEqual([
    text('가(2)\u2060는 '),
    { type: 'inlineCode' },
    text('\u2060는 다'),
  ]);
});

test('a number stays with the word that it counts or names', () => {
  expect(whole('从第 1 维（大小 2）的 3 个元素').split(' ')).toEqual([
    '从第\u00a01\u00a0维（大小',
    '2）的',
    '3\u00a0个元素',
  ]);
  expect(whole('차원 1(크기 2, 스트라이드 3)').split(' ')).toHaveLength(2);
  expect(whole('Измерение 1 (размер 2, шаг 3)').split(' ')).toHaveLength(3);
});
