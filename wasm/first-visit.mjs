/**
 * What a first visit asks of the core. scripts/split-wasm.mjs runs these programs, with every step
 * of their stories, on an instrumented core: each function that they reach goes into core.wasm, all
 * others into core-rest.wasm. One program more makes everybody's first download larger; one less
 * makes somebody wait for the second.
 */
const lines = (...text) => text.join('\n');

export const programs = [
  // What the playground opens with: web/src/playground/examples.ts.
  lines(
    'import torch',
    'column = torch.tensor([[0], [10], [20]])',
    'row = torch.tensor([1, 2, 3, 4])',
    'column + row',
  ),
  // A refused broadcast.
  lines('import torch', 'x = torch.ones(5, 2, 4, 1)', 'y = torch.ones(3, 1, 1)', 'x + y'),
  // A refused view.
  lines('import torch', 'a = torch.arange(8).reshape(2, 4)', 'b = a.t()', 'b.view(2, 4)'),
  // Edits: other numbers, the shape, an expand.
  lines('import torch', 'x = torch.tensor([1.5, -2., 10.])', 'y = x * 2', 'print(y)', 'y.shape'),
  lines('import torch', 'torch.ones(3, 1).expand(3, 2)'),
  // What stands in the editor between two keys.
  'import torch\nx = torch.ones(2, 3',
  'import torch\nx = ',
];
