/** A pasted error: recognised, told as a program that ends in it, and repaired. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

const root = join(import.meta.dirname, '../..');
const half = (name: string) => readFileSync(join(root, 'build/wasm', `${name}.wasm`));
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(half('core'), half('core-rest'));
});

/** Messages of PyTorch 2.15 and NumPy 2.4, by the row that they are. */
const messages: [string, string][] = [
  [
    'TORCH_BROADCAST',
    'The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1',
  ],
  ['NUMPY_BROADCAST', 'operands could not be broadcast together with shapes (2,3) (4,) '],
  ['NUMPY_BROADCAST_THREE', 'operands could not be broadcast together with shapes (2,) (3,) (4,) '],
  ['TORCH_IN_PLACE_SHAPE', "output with shape [3] doesn't match the broadcast shape [2, 3]"],
  [
    'NUMPY_IN_PLACE_SHAPE',
    "non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)",
  ],
  [
    'TORCH_EXPAND',
    'The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 1.  Target sizes: [2, 4].  Tensor sizes: [2, 3]',
  ],
  [
    'TORCH_EXPAND_FEWER',
    'expand(torch.LongTensor{[2, 3]}, size=[3]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)',
  ],
  [
    'TORCH_EXPAND_LEADING',
    "The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0",
  ],
  [
    'NUMPY_BROADCAST_TO',
    'operands could not be broadcast together with remapped shapes [original->remapped]: (2,3)  and requested shape (3,2)',
  ],
  [
    'NUMPY_BROADCAST_TO_FEWER',
    'input operand has more dimensions than allowed by the axis remapping',
  ],
  ['NUMPY_ASSIGN_SHAPE', 'could not broadcast input array from shape (2,) into shape (3,)'],
  [
    'TORCH_WRITE_OVERLAP',
    'unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.',
  ],
  [
    'TORCH_VIEW_STRIDE',
    "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
  ],
  ['TORCH_VIEW_COUNT', "shape '[64, 784]' is invalid for input of size 46080"],
  ['TORCH_VIEW_TWO_UNKNOWN', 'only one dimension can be inferred'],
  ['TORCH_VIEW_INVALID', 'invalid shape dimension -2 at index 0 of shape [-2, 3]'],
  [
    'TORCH_VIEW_AMBIGUOUS',
    'cannot reshape tensor of 0 elements into shape [-1, 0] because the unspecified dimension size -1 can be any value and is ambiguous',
  ],
  ['NUMPY_RESHAPE', 'cannot reshape array of size 6 into shape (4,2)'],
  ['NUMPY_RESHAPE', 'cannot reshape array of size 6 into shape (4,newaxis)'],
  ['NUMPY_TWO_UNKNOWN', 'can only specify one unknown dimension'],
  [
    'TORCH_PERMUTE_COUNT',
    'permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 2',
  ],
  ['TORCH_PERMUTE_TWICE', 'permute(): duplicate dims are not allowed.'],
  ['TORCH_T_DIMS', 't() expects a tensor with <= 2 dimensions, but self is 3D'],
  ['TORCH_MM_SHAPES', 'mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)'],
  ['TORCH_MV_SIZES', 'size mismatch, got input (2), mat (2x3), vec (4)'],
  [
    'TORCH_BMM_SIZES',
    'Expected size for first two dimensions of batch2 tensor to be: [5, 3] but got: [5, 4].',
  ],
  [
    'TORCH_DOT_SIZES',
    'inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements, but got 3 and 4 elements respectively',
  ],
  [
    'NUMPY_MATMUL_CORE',
    'matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3)',
  ],
  ['NUMPY_NOT_ALIGNED', 'shapes (2,3) and (2,3) not aligned: 3 (dim 1) != 2 (dim 0)'],
  [
    'TORCH_CAT_SIZES',
    'Sizes of tensors must match except in dimension 0. Expected size 3 but got size 4 for tensor number 1 in the list.',
  ],
  ['TORCH_CAT_DIMS', 'Tensors must have same number of dimensions: got 2 and 1'],
  ['TORCH_CAT_0D', 'zero-dimensional tensor (at position 0) cannot be concatenated'],
  [
    'TORCH_STACK_SIZES',
    'stack expects each tensor to be equal size, but got [2, 3] at entry 0 and [3] at entry 1',
  ],
  ['TORCH_INDEX', 'index 5 is out of bounds for dimension 1 with size 3'],
  ['TORCH_SELECT', 'select(): index 5 out of range for tensor of size [2, 3] at dimension 1'],
  ['NUMPY_INDEX', 'index 5 is out of bounds for axis 1 with size 3'],
  ['TORCH_TOO_MANY_INDICES', 'too many indices for tensor of dimension 2'],
  [
    'NUMPY_TOO_MANY_INDICES',
    'too many indices for array: array is 2-dimensional, but 3 were indexed',
  ],
  [
    'TORCH_INDEX_0D',
    'invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number',
  ],
  ['TORCH_DIM', 'Dimension out of range (expected to be in range of [-2, 1], but got 2)'],
  ['NUMPY_AXIS', 'axis 2 is out of bounds for array of dimension 2'],
  [
    'TORCH_MASK_SHAPE',
    'The shape of the mask [2] at index 0 does not match the shape of the indexed tensor [3] at index 0',
  ],
  [
    'NUMPY_MASK_SHAPE',
    'boolean index did not match indexed array along axis 0; size of axis is 3 but size of corresponding boolean axis is 2',
  ],
  ['TORCH_ITEM', 'a Tensor with 2 elements cannot be converted to Scalar'],
  ['TORCH_TRUTH', 'Boolean value of Tensor with more than one value is ambiguous'],
  [
    'NUMPY_TRUTH',
    'The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()',
  ],
];

describe('a message is recognised, and its program ends in exactly it:', () => {
  test.each(messages)('%s', (id, message) => {
    const found = core.diagnose(message, {}) ?? expect.fail('not recognised');
    expect(found).toMatchObject({ id, reworded: false });
    expect(found.message).toBe(message.trim());
    expect(found.answer?.trim()).toBe(message.trim());
    expect(found.same).toBe(true);
  });

  test('every row of reproduce.def is among them', () => {
    const rows = readFileSync(join(root, 'core/story/reproduce.def'), 'utf8');
    const told = [...rows.matchAll(/^CASE\((\w+)/gm)].map(([, id]) => id);
    expect(told.filter((id) => !messages.some(([one]) => one === id))).toEqual([]);
  });
});

describe('what is pasted', () => {
  const message = messages[0]?.[1] ?? '';
  const around = [
    `RuntimeError: ${message}`,
    `Traceback (most recent call last):\n  File "x.py", line 3, in <module>\n    a + b\n    ~~^~~\nRuntimeError: ${message}\n`,
    `E       RuntimeError: ${message}\n\nx.py:3: RuntimeError`,
    `   ${message}   \r\n`,
    `In my notebook:\nRuntimeError: ${message}\nWhat shall I do?`,
  ];
  test.each(around)('may stand around it: %j', (text) => {
    expect(core.diagnose(text, {})).toMatchObject({ id: 'TORCH_BROADCAST', message });
  });

  test.each(['', 'x', 'I have an error', '{', '((((((((', 'RuntimeError: CUDA out of memory'])(
    'may be none: %j',
    (text) => {
      expect(core.diagnose(text, {})).toBeNull();
    },
  );

  test('may be in the words of an older version', () => {
    const old = 'RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)';
    expect(core.diagnose(old, {})).toMatchObject({
      id: 'TORCH_MM_SHAPES',
      reworded: true,
      same: true,
      answer: 'mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)',
    });
  });

  test('may be long, and cost little', () => {
    const started = performance.now();
    core.diagnose('operands could not be broadcast together with shapes (('.repeat(500), {});
    core.diagnose(`${'('.repeat(20000)}\n`.repeat(3), {});
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('what the message does not say', () => {
  const message = messages[0]?.[1] ?? '';

  test('is guessed, and asked for', () => {
    const { asked, program } = core.diagnose(message, {}) ?? expect.fail();
    expect(asked.map(({ name, value }) => [name, value])).toEqual([
      ['a', '2, 3'],
      ['b', '4'],
    ]);
    expect(program).toContain('torch.ones(2, 3)');
  });

  test('is taken from the answers, which may lead to another message', () => {
    const found = core.diagnose(message, { a: '5, 3', b: '5, 4' });
    expect(found).toMatchObject({ same: true });
    expect(found?.program).toContain('torch.ones(5, 3)');
    expect(core.diagnose(message, { a: '2' })).toMatchObject({ same: false });
    expect(core.diagnose(message, { a: '3', b: '3' })).toMatchObject({ same: false, answer: null });
  });

  test('is only ever sizes', () => {
    const { program } = core.diagnose(message, { a: '3); print(1' }) ?? expect.fail();
    expect(program).toContain('torch.ones(2, 3)');
  });
});

test('repairs are offered only where they run', () => {
  const lines = (text: string, answers = {}) =>
    core.diagnose(text, answers)?.repairs.map(({ line }) => line);
  const clash = messages[0]?.[1] ?? '';
  expect(lines(clash)).toEqual(['a.unsqueeze(-1) + b']);
  expect(lines(clash, { a: '4, 3', b: '4' })).toContain('a + b.unsqueeze(-1)');
  expect(lines('mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)')).toEqual([
    'a @ b.T',
    'a.T @ b',
  ]);
});
