/** Python's grammar: constructs that run and that do not. tests/web/what-runs.test.ts tries each. */
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
  { name: 'Loops over finite sequences', code: 'for i in range(3):\n    print(i)' },
  { name: 'Formatted strings', code: "n = 2\nprint(f'{n} rows, {n / 3:.2f}')" },
  {
    name: 'Exceptions with try and except',
    code: 'try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    print(error)',
  },
  { name: 'Your own functions', code: 'def f(x, y=2):\n    return x * y\n\nf(3)' },
  {
    name: 'Your own classes',
    code: 'class A:\n    def __init__(self, x):\n        self.x = x\n\nA(3).x',
  },
  {
    name: 'Functions that yield',
    code: 'def halves(n):\n    yield n / 2\n\nlist(halves(3))',
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
  { name: 'Notebook lines (ignored)', code: '%matplotlib inline\n!pip install torch' },
];

/** A construct that is refused on purpose: the reason, and code to write instead. */
export interface Refused extends Construct {
  why: string;
  instead: string;
}

export const refused: Refused[] = [
  {
    name: 'Files and typed input',
    code: "open('data.txt')\ninput()",
    why: 'A program here reads and writes nothing outside of itself: write the values into it.',
    instead: 'rows = [[1, 2], [3, 4]]',
  },
  {
    name: 'Other modules',
    code: "import requests\nrequests.get('page.html')",
    why: 'Nothing is downloaded, and only the modules above run: write what it would give as numbers.',
    instead: 'sizes = [2, 3]',
  },
  {
    name: 'Text that is run as a program',
    code: "eval('1 + 2')\nexec('x = 3')",
    why: 'Each step is shown at its line, and such a text has no lines: write them out.',
    instead: '1 + 2\nx = 3',
  },
  {
    name: 'Gradients',
    code: 'import torch\nx = torch.ones(2, requires_grad=True)\n(x * x).sum().backward()',
    why: 'What you compute is not recorded for backward(): write the derivative out in tensors.',
    instead: 'import torch\nx = torch.ones(2)\ngradient = 2 * x',
  },
  {
    name: 'Optimizers, data loaders and compilers',
    code: 'import torch\ntorch.optim.SGD([torch.ones(1)], lr=0.1)',
    why: 'They only change how training runs, not the shapes: write one training step in tensors.',
    instead: 'import torch\nw, gradient = torch.ones(1), torch.ones(1)\nw -= 0.1 * gradient',
  },
  {
    name: 'einops: pack and unpack',
    code: "import torch\nfrom einops import pack, unpack\npack([torch.ones(2, 3)], '* d')\nunpack(torch.ones(2, 3), [[2]], '* d')",
    why: 'Their result depends on a list of shapes outside the tensors: use cat and split instead.',
    instead: 'import torch\nx = torch.cat([torch.ones(2, 3), torch.ones(1, 3)])\nx.split([2, 1])',
  },
  {
    name: 'The order of an einsum',
    code: "import numpy as np\na = np.ones((2, 2))\nnp.einsum_path('ij,jk->ik', a, a)",
    why: 'It changes only how long the products take, not the result: call einsum itself.',
    instead: "import numpy as np\na = np.ones((2, 2))\nnp.einsum('ij,jk->ik', a, a)",
  },
  {
    name: 'Other devices than the CPU',
    code: "import torch\ntorch.ones(2, device='cuda')\ntorch.ones(2).cuda()",
    why: 'A browser has no other device for a tensor: leave the device out, or ask which one is available.',
    instead:
      "import torch\ndevice = 'cuda' if torch.cuda.is_available() else 'cpu'\ntorch.ones(2, device=device)",
  },
  {
    name: 'Complex numbers',
    code: '1j',
    why: 'Each cell would hold two numbers: keep them as a last dim of size 2.',
    instead: 'import torch\nz = torch.zeros(3, 2)\nreal, imaginary = z[:, 0], z[:, 1]',
  },
  {
    name: 'Arrays of objects, of fields or of dates',
    code: "import numpy as np\nnp.array([1, 'a'], dtype=object)\nnp.zeros(2, dtype=[('a', int)])\nnp.datetime64('2020-01-01')",
    why: 'Their cells do not hold numbers: use a list next to an array of numbers.',
    instead: "import numpy as np\nnames, values = ['a', 'b'], np.array([1, 2])",
  },
  {
    name: 'An order among equal elements',
    code: 'import torch\ntorch.argsort(torch.tensor([1, 1]))',
    why: 'Equal elements have no fixed order: use stable=True.',
    instead: 'import torch\ntorch.argsort(torch.tensor([1, 1]), stable=True)',
  },
  {
    name: 'Loops and calls without end',
    code: 'while True:\n    pass',
    why: 'Very long loops are stopped, and the line is named: use smaller numbers.',
    instead: 'for i in range(10):\n    pass',
  },
];
