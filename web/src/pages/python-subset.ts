/** What of Python's own grammar runs, and what does not: tests/web/what-runs.test.ts tries each. */
export interface Construct {
  name: string;
  code: string;
}

export const runs: Construct[] = [
  { name: 'Imports of the two libraries', code: 'import torch\nimport numpy as np' },
  { name: 'Assignments, also of several names', code: 'a, b = 1, 2\na += b' },
  { name: 'Numbers, strings, lists, tuples', code: "values = [1, 2.5, True, 'x', (3, None)]" },
  { name: 'Operators and comparisons', code: 'not 1 < 2 <= 3 or 7 // 2 == 3' },
  { name: 'Indexing and slicing', code: 'a = list(range(10))\na[1], a[-1], a[2:8:2]' },
  { name: 'Conditions', code: "x = 1 if True else 2\nif x == 1:\n    print('one')" },
  { name: 'Loops over what is finite', code: 'for i in range(3):\n    print(i)' },
  { name: 'Formatted strings', code: "n = 2\nprint(f'{n} rows, {n / 3:.2f}')" },
  {
    name: 'Exceptions, to go on after one',
    code: 'try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    print(error)',
  },
  { name: 'Functions of your own', code: 'def f(x, y=2):\n    return x * y\n\nf(3)' },
  {
    name: 'Classes of your own',
    code: 'class A:\n    def __init__(self, x):\n        self.x = x\n\nA(3).x',
  },
  { name: 'Lambdas', code: 'f = lambda x: x' },
  {
    name: 'Loops with a condition',
    code: 'i = 0\nwhile True:\n    i += 1\n    if i > 3:\n        break',
  },
  { name: 'Comprehensions', code: '[i for i in range(3)]' },
  {
    name: 'Dictionaries and sets',
    code: "d = {'a': 1}\nd['b'] = 2\n{k: {v} for k, v in d.items()}",
  },
  { name: 'Pasted prompts', code: '>>> a = 1\n>>> a\n1' },
  { name: 'Lines for a notebook, passed over', code: '%matplotlib inline\n!pip install torch' },
];

export const refused: Construct[] = [
  { name: 'Complex numbers', code: '1j' },
  { name: 'Other modules', code: 'import re\nre.escape("a.b")' },
  { name: 'Of einops: pack, unpack and layers', code: "import einops\neinops.pack([], '*')" },
];
