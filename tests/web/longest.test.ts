/** Where a sentence of the player may end a line. */
import { expect, test } from 'vitest';
import { whole } from '../../web/src/player/longest';

test('no line ends inside an index, a product or an equation', () => {
  const sentence = 'x[0, 1] needs stride 3 × 2 = 6, but its stride is 1 + 1';
  const parts = whole(sentence).split(' ');
  expect(parts).toContain('3\u00a0×\u00a02\u00a0=\u00a06,');
  expect(parts).toContain('x[0,\u00a01]');
  // A sum may be long: it can end a line at each plus.
  expect(parts).toContain('+');
});
