/**
 * What is said of operations inside of library functions that are written in Python here: numbers by
 * their values, tensors by the reader's names or by words, and nothing of our own definitions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { topicPrograms, topics } from './vectors';

const root = join(import.meta.dirname, '../..');
const built = readFileSync(join(root, 'build/wasm/core.wasm'));
const core = await Core.fromBytes(new Uint8Array(built));

/** Under these words our definitions keep their steps; parameters of the libraries are among them. */
const WORDS = new Set(
  `abs all along ar arr array a1 a2 at attn_mask back bent bias bins blocks canvas centered columns curve delta diagonal distance down drawn each edge element
  empty eps erf exps first front gated groups high image inorder input inverse is_bin kept key largest left length less
  line lines log log_sigmoid logs loss low masked mean most near normed num_batches_tracked ones order out padded part patches
  picked places pool power powers product products prototype ramp res rest right rows
  running_mean running_var scale scaled scores second shares shift size signal smooth sorted squares step steps sums
  table tall total upto value variance vec1 walk weight weights whole windows zeros`.split(/\s+/),
);
/** Of Python and the libraries, and what figures call what has no name. */
const KNOWN = new Set(
  `True False None inf nan torch numpy math int float bool float32 float64 int32 int64 uint8
  result the first second third fourth left right one intermediate value`.split(/\s+/),
);

/** Functions of ours, without those whose names say what they do. */
const HELPERS = new Set(
  ['core/interpreter/einops.def', 'core/python/packages.def']
    .concat(
      ['torch', 'numpy'].flatMap((library) =>
        readdirSync(join(root, `core/${library}/operations`)).map(
          (file) => `core/${library}/operations/${file}`,
        ),
      ),
    )
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/OPERATION\("composed", "(\w+)"/g),
    ])
    .map(([, name]) => name ?? '')
    .filter((name) => !['erf', 'diagonal', 'log1p', 'in_memory_order'].includes(name)),
);

const wordsOf = (text: string) => text.match(/\w+/g) ?? [];

/** Names at the heads of expressions: no attributes, no keywords, nothing of strings. */
const heads = (text: string) => {
  const bare = text.replace(/'[^']*'|"[^"]*"/g, "''");
  return [...bare.matchAll(/(?<![\w.…])([A-Za-z_]\w*)(?![\w…]|=[^=])(\(?)/g)].map(
    ([, word, call]) => ({ word: word ?? '', calls: call === '(' }),
  );
};

function* inner(source: string) {
  for (const { index } of core.run(source).statements)
    for (const operation of core.story(source, index)?.operations ?? [])
      if (!source.includes(operation.text)) yield operation;
}

const met = new Set<string>();

test.each(topics())('no name of ours stands in the stories of %s', (topic) => {
  for (const { name, source } of topicPrograms(topic)) {
    const own = new Set(wordsOf(source));
    for (const { text, tensors } of inner(source))
      for (const said of [text, ...tensors.map((tensor) => tensor.name)])
        for (const { word, calls } of heads(said)) {
          if (WORDS.has(word)) met.add(word);
          const known = calls ? !HELPERS.has(word) : WORDS.has(word) || KNOWN.has(word);
          expect(known || own.has(word), `${name}: ${word} in ${said}`).toBe(true);
        }
  }
});

test('every word is met', () => {
  expect([...WORDS].filter((word) => !met.has(word))).toEqual([]);
});

const start = `import torch, numpy as np
import torch.nn.functional as F
torch.manual_seed(0)
x = torch.arange(6.).reshape(2, 3)
img = torch.arange(16.).reshape(1, 1, 4, 4)
w = torch.ones(2, 1, 2, 2)
i = torch.tensor([[0, 1], [2, 0]])
layer = torch.nn.Linear(3, 2)
`;
const said = (line: string) => {
  const source = start + line;
  const statement = core.run(source).statements.at(-1)?.index ?? 0;
  return core.story(source, statement)?.operations.map(({ text }) => text);
};

test.each([
  [
    'F.pad(x, (1, 2), value=7.)',
    ['x.new_full([2, 6], 7.0)', 'padded.narrow(1, 1, 3)', 'padded.narrow(1, 1, 3).copy_(x)'],
  ],
  [
    'F.softmax(x, dim=1)',
    ['x.amax(1, True)', 'x - largest', 'less.exp()', 'exps.sum(1, True)', 'exps / total'],
  ],
  ['layer(x)', ['weight.t()', 'x @ weight.t()', 'product + bias']],
  ['x.scatter_add(1, i, x)', ['x.clone()', 'x.clone().scatter_add_(1, i, x)']],
  ['x.index_fill(1, i[0], 5.)', ['i[0]', 'x.clone()', 'x.clone().index_fill_(1, i[0], 5.0)']],
  [
    'F.max_pool2d(img, 2)',
    ['img.unfold(-2, 2, 2)', 'img.unfold(-2, 2, 2).unfold(-2, 2, 2)', 'windows.amax((-1, -2))'],
  ],
  [
    'F.conv2d(img, w)',
    [
      'img.unfold(-2, 2, 1)',
      'img.unfold(-2, 2, 1).unfold(-2, 2, 1)',
      'windows.permute(0, 2, 3, 1, 4, 5)',
      'windows.permute(0, 2, 3, 1, 4, 5).reshape(1, 9, 4)',
      'w.reshape(2, -1)',
      'w.reshape(2, -1).t()',
      'patches @ w.reshape(2, -1).t()',
      'product.transpose(1, 2)',
      'product.transpose(1, 2).reshape(1, 2, 3, 3)',
      '….contiguous()',
    ],
  ],
  [
    "torch.einsum('ij,kj->ik', x, x)",
    ["torch.einsum('ij,kj->ik', x, x)", 'x.permute(1, 0)', 'x @ x.permute(1, 0)'],
  ],
  [
    "np.einsum('ij->ji', np.ones((2, 3)))",
    [
      'np.ones((2, 3))',
      "np.einsum('ij->ji', np.ones((2, 3)))",
      'np.ones((2, 3)).transpose(1, 0)',
      'np.ones((2, 3)).transpose(1, 0)[:, :]',
    ],
  ],
])('%s is said so', (line, texts) => {
  expect(said(line)).toEqual(texts);
});
