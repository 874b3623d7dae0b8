/** The transcript shows a class or a function by its first line. */
import { expect, test } from 'vitest';
import { sourceShown } from '../../web/src/playground/TranscriptList';

test('a class or a function is its first line, with its decorators', () => {
  expect(sourceShown('class Net(nn.Module):\n    def forward(self, x):\n        return x')).toBe(
    'class Net(nn.Module): …',
  );
  expect(sourceShown('@dataclass\nclass Sizes:\n    rows: int = 2')).toBe(
    '@dataclass\nclass Sizes: …',
  );
  expect(sourceShown('def f(\n    x,\n):\n    return x')).toBe('def f( …');
});

test('other statements are whole', () => {
  for (const source of [
    'def f(x): return x',
    'y = f(\n    x\n)',
    'for i in range(2):\n    def f(): pass',
    'x = """\nclass A:\n"""',
    'definite = 1\n',
  ])
    expect(sourceShown(source)).toBe(source);
});
