/** A pasted error: recognised, told as a program that ends in it, and repaired. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { errorRows } from '../../wasm/errors.generated';
import { messages } from './messages-told';

const root = join(import.meta.dirname, '../..');
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

/** Texts below "### NAME". */
function readPasted(file: string): [string, string][] {
  const [, ...parts] = readFileSync(join(import.meta.dirname, file), 'utf8').split(/^### /m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end + 1)];
  });
}

function diagnose(text: string, answers: Record<string, string> = {}) {
  const found = core.diagnose(text, answers);
  if (found === null) return null;
  if (!('row' in found)) return expect.fail(`no diagnosis: ${JSON.stringify(found)}`);
  return { ...found, id: errorRows[found.row] };
}

/** What it takes of a processor, in microseconds: other programs do not count. The lesser of two. */
function cost(action: () => void): number {
  const times = [1, 2].map(() => {
    const before = process.cpuUsage();
    action();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

describe('a message is recognised, and its program ends in exactly it:', () => {
  test.each(messages)('%s', (id, message) => {
    const found = diagnose(message, {}) ?? expect.fail('not recognised');
    expect(found).toMatchObject({ id, reworded: false });
    expect(found.message).toBe(message.trim());
    expect(found.answer?.trim()).toBe(message.trim());
    expect(found.same).toBe(true);
  });

  test('every row of reproduce.def is among them', () => {
    const told = (file: string) =>
      [
        ...readFileSync(join(root, 'core/story/pasted', file), 'utf8').matchAll(/^CASE\((\w+)/gm),
      ].map(([, id]) => id ?? '');
    expect(told('reproduce.def').filter((id) => !messages.some(([one]) => one === id))).toEqual([]);
    const pasted = [...readPasted('pasted.txt'), ...readPasted('pasted-people.txt')];
    const rest = told('reproduce_layers.def').filter((id) => !pasted.some(([one]) => one === id));
    expect(rest).toEqual([]);
  });
});

test.each(readPasted('pasted.txt'))('%s, as people paste it: %j', (id, text) => {
  const found = diagnose(text, {}) ?? expect.fail('not recognised');
  expect(found).toMatchObject({ id, same: true });
});

describe('what people meet is answered in their words:', () => {
  test.each(readPasted('pasted-people.txt'))('%s: %j', (id, text) => {
    const found = core.diagnose(text, {}) ?? expect.fail('not recognised');
    if ('outside' in found) {
      expect(found).toMatchObject({ outside: id, about: expect.stringMatching(/\.$/) });
      return;
    }
    if (!('row' in found)) return expect.fail(`no diagnosis: ${JSON.stringify(found)}`);
    expect({ ...found, id: errorRows[found.row] }).toMatchObject({
      id,
      same: true,
      why: expect.stringMatching(/\.$/),
    });
  });

  const repairs = (text: string) => {
    const found = diagnose(text) ?? expect.fail('not recognised');
    return [...found.instead.map(({ code }) => code), ...found.repairs.map(({ line }) => line)];
  };
  const channels = (input: string, count: number) =>
    `Given groups=1, weight of size [64, 3, 7, 7], expected input[${input}] to have 3 channels, but got ${count} channels instead`;
  test.each([
    [channels('1, 4, 256, 256', 4), 'alpha', 'conv(x[:, :3])  # without alpha, channel 4'],
    [channels('16, 1, 28, 28', 1), 'grey', 'conv(x.expand(-1, 3, -1, -1))'],
    [channels('8, 96, 128, 3', 96), 'come last', 'conv(x.permute(0, 3, 1, 2))'],
    [
      'operands could not be broadcast together with shapes (480,640,3) (480,640) ',
      'last dim',
      'a + b[:, :, None]',
    ],
    [
      'Sizes of tensors must match except in dimension 1. Expected size 36 but got size 37 for tensor number 1 in the list.',
      'crop, pad or resize',
      'torch.cat([a, b[:, :, :36, :36]], dim=1)',
    ],
    [
      'Sizes of tensors must match except in dimension 2. Got 70 and 71 (The offending index is 0)',
      'crop, pad or resize',
      'torch.cat([torch.nn.functional.pad(a, (0, 1, 0, 1)), b], dim=1)',
    ],
    [
      'too many indices for array: array is 1-dimensional, but 2 were indexed',
      'empty',
      'x.reshape(-1, 2)[:, 0]',
    ],
    ['index out of range in self', 'embedding', 'nn.Embedding(4, 2)(tokens)'],
    [
      'Using a target size (torch.Size([64])) that is different to the input size (torch.Size([64, 1])). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.',
      'wrong without an error',
      'F.mse_loss(prediction.squeeze(1), target)',
    ],
  ])('%s', (text, word, repair) => {
    expect(diagnose(text)?.why).toContain(word);
    expect(repairs(text)).toContain(repair);
  });

  test.each([
    ['Head.forward() takes 1 positional argument but 2 were given', 'def forward(self, x)'],
    ["mean() got an unexpected keyword argument 'axis'", 'x.mean()'],
    [
      "cannot assign 'torch.FloatTensor' as parameter 'weight' (torch.nn.Parameter or None expected)",
      'nn.Parameter(x)',
    ],
    ['cannot assign module before Module.__init__() call', 'super().__init__()'],
  ])('advice without a program: %s', (text, word) => {
    expect(diagnose(text)?.why).toContain(word);
  });

  test.each([
    [
      'dot : expected both vectors to have same dtype, but found Half and Float',
      'a @ b.to(a.dtype)',
    ],
    [
      'Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor',
      'x.repeat(1, 2, 1)',
    ],
  ])('what has a repair: %s', (text, repair) => {
    expect(repairs(text)).toEqual([repair]);
  });

  test('a pattern that is no pattern is not said to miss the shape', () => {
    const bad =
      'einops.EinopsError:  Error while processing rearrange-reduction pattern "b 1c -> 1c b".\n Input tensor shape: torch.Size([2, 3]). Additional info: {}.\n Invalid axis identifier: 1c\nnot a valid python identifier';
    expect(diagnose(bad)?.why).toMatch(/^The last line of the message says why/);
  });

  test('the line stays an assignment, a method or +=', () => {
    const raised =
      'The expanded size of the tensor (16) must match the existing size (8) at non-singleton dimension 1.\nTarget sizes: [16, 16].\nTensor sizes: [8, 8]';
    const line = (code: string, message: string) =>
      diagnose(`  File "a.py", line 3, in <module>\n    ${code}\nRuntimeError: ${message}`)
        ?.line[1];
    expect(line('latents[0] = ref', raised)).toBe('latents[0] = ref');
    expect(line('latents[i] = ref', raised)).toBe('latents[i] = ref');
    const grows = "output with shape [3] doesn't match the broadcast shape [5, 3]";
    expect(line('total += part', grows)).toBe('total += part');
    expect(line('total.add_(part)', grows)).toBe('total.add_(part)');
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
    expect(diagnose(text, {})).toMatchObject({ id: 'TORCH_BROADCAST', message });
  });

  test.each(['', 'x', 'I have an error', '{', '(((((((('])('may be none: %j', (text) => {
    expect(diagnose(text, {})).toBeNull();
  });

  test('may be in the words of an older version', () => {
    const old = 'RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)';
    expect(diagnose(old, {})).toMatchObject({
      id: 'TORCH_MM_SHAPES',
      reworded: true,
      same: true,
      answer: 'mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)',
    });
  });

  test('may be long, and cost little', () => {
    for (const piece of [
      'operands could not be broadcast together with shapes ((',
      '(',
      '(((((((\n',
    ]) {
      const [short, long] = [2_500, 20_000].map((size) =>
        cost(() => diagnose(piece.repeat(size / piece.length), {})),
      );
      // In proportion it would be 8 times as much, in the square 64.
      expect(long).toBeLessThan(24 * Math.max(short ?? 0, 20_000));
    }
  });
});

describe('what is not run here is named, with what to do:', () => {
  test.each(readPasted('pasted-outside.txt'))('%s: %j', (topic, text) => {
    const found = core.diagnose(text, {});
    expect(found).toMatchObject({ outside: topic });
    expect(text).toContain(found && 'outside' in found ? found.message : '?');
  });

  test('every topic is among them', () => {
    const rows = readFileSync(join(root, 'core/story/pasted/outside.def'), 'utf8');
    const topics = [...rows.matchAll(/^ABOUT\((\w+)/gm)].map(([, topic]) => topic);
    const pasted = [...readPasted('pasted-outside.txt'), ...readPasted('pasted-people.txt')].map(
      ([topic]) => topic,
    );
    expect(topics.filter((topic) => !pasted.includes(topic ?? ''))).toEqual([]);
  });
});

describe('what the message does not say', () => {
  const message = messages[0]?.[1] ?? '';

  test('is guessed, and asked for', () => {
    const { asked, program } = diagnose(message, {}) ?? expect.fail();
    expect(asked.map(({ name, value }) => [name, value])).toEqual([
      ['a', '2, 3'],
      ['b', '4'],
    ]);
    expect(program).toContain('torch.ones(2, 3)');
  });

  test('is taken from the answers, which may lead to another message', () => {
    const found = diagnose(message, { a: '5, 3', b: '5, 4' });
    expect(found).toMatchObject({ same: true });
    expect(found?.program).toContain('torch.ones(5, 3)');
    expect(diagnose(message, { a: '2' })).toMatchObject({ same: false });
    expect(diagnose(message, { a: '3', b: '3' })).toMatchObject({ same: false, answer: null });
  });

  test('is only ever sizes', () => {
    const { program } = diagnose(message, { a: '3); print(1' }) ?? expect.fail();
    expect(program).toContain('torch.ones(2, 3)');
  });
});

test('repairs are offered only where they run', () => {
  const lines = (text: string, answers = {}) => {
    const found = diagnose(text, answers) ?? expect.fail('not recognised');
    return [...found.instead.map(({ code }) => code), ...found.repairs.map(({ line }) => line)];
  };
  const clash = messages[0]?.[1] ?? '';
  expect(lines(clash)).toEqual([]);
  expect(lines(clash, { a: '4, 3', b: '4' })).toEqual(['a + b.unsqueeze(1)']);
  expect(lines('mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)')).toEqual([
    'a @ b.t()',
    'a @ torch.ones(3, 3)  # nn.Linear(3, 3)',
  ]);
  expect(lines("shape '[32, 784]' is invalid for input of size 50176")).toEqual([
    'x.view(-1, 784)',
    'x.view(32, -1)',
  ]);
});

test('no table of all pairs is offered', () => {
  const clash =
    'The size of tensor a (245) must match the size of tensor b (244) at non-singleton dimension 0';
  const { instead, repairs } = diagnose(clash) ?? expect.fail('not recognised');
  expect([...instead, ...repairs]).toEqual([]);
});
