/** Which rules of a style sheet a page carries for its first paint. */
import { expect, test } from 'vitest';
import { usedIn, withFirstStyles } from '../../scripts/lib/first-styles.mjs';

const page =
  '<html><head><link rel="stylesheet" href="/a.css" /></head><body><main class="note big" id="top"><p data-hue="1">a</p></main><script type="module" src="/main.js"></script></body></html>';

test.each([
  ['.note{a:b}', true],
  ['.other{a:b}', false],
  ['.other,.note{a:b}', true],
  ['.note .other{a:b}', false],
  ['html.js .note:hover{a:b}', true],
  ['.note:not(.other){a:b}', true],
  [':is(.note,.other) p{a:b}', true],
  ['[data-hue="1"]{a:b}', true],
  ['[data-hue="2"].note:is([data-x=a],.b){a:b}', true],
  ['[data-look]{a:b}', false],
  ['#top{a:b}', true],
  ['table{a:b}', false],
  ['*{a:b}', true],
  ['@media print{.other{a:b}}', false],
  ['@media print{.note{a:b}}', true],
  ['@font-face{src:url(/f)}', true],
  ['@keyframes turn{to{a:b}}', false],
])('%s: %s', (css, kept) => {
  expect(usedIn(css, page)).toBe(kept ? css : '');
});

test('whole sheets come after the first paint, scripts with less haste', () => {
  const sent = withFirstStyles(page, () => '/* why */ .note { a: b }\n.other { a: b }');
  expect(sent).toContain('<style>.note{a: b}</style>');
  expect(sent).not.toContain('rel="stylesheet"');
  expect(sent).toContain('<script fetchpriority="low" type="module" src="/main.js">');
  expect(sent).toMatch(
    /<link rel="preload" as="style" fetchpriority="low" data-late href="\/a.css" \/>\s*<\/body>/,
  );
});
