/** Names of dims: on the right dim after every operation; comments that are wrong, and those that only look like shapes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Operation, TensorInfo } from '../../wasm/types';

const root = join(import.meta.dirname, '../..');
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

const sections = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [name = '', ...lines] = text.trimEnd().split('\n');
      return { name, lines: lines.filter((line) => line !== '') };
    });

const imports = ['import torch', 'import numpy as np'];
const marked = '=> ';

/** Each marked line of a program, by the line that it stands behind. */
const programs = sections('dim-names.txt').map(({ name, lines }) => {
  const program = [...imports];
  const marks = new Map<number, string>();
  for (const line of lines) {
    if (line.startsWith(marked)) marks.set(program.length, line.slice(marked.length));
    else program.push(line);
  }
  return { name, program: program.join('\n'), marks };
});

const told = ({ shape, dimNames }: TensorInfo) =>
  `(${shape.map((_, dim) => dimNames?.[dim] ?? '_').join(', ')})`;

const resultOf = ({ tensors, result }: Operation) => tensors[result ?? -1];

/** What the operations of the statement give; of a block, by its last line. */
function namesOf(program: string) {
  const lines = new Map<number, string>();
  for (const { index, span, operations } of core.run(program).statements) {
    if (!operations) continue;
    const results = core.story(program, index)?.operations.flatMap((one) => resultOf(one) ?? []);
    const line = program.slice(0, span.end).split('\n').length;
    lines.set(line, (results ?? []).map(told).join(' '));
  }
  return lines;
}

describe('names', () => {
  test.each(programs)('$name', ({ program, marks }) => {
    expect(core.run(program).refusal).toBeNull();
    expect(Object.fromEntries(namesOf(program))).toEqual(Object.fromEntries(marks));
  });
});

const [sizes, wrong, right] = sections('shape-comments.txt');

const warnings = (line: string) => {
  const program = [...imports, ...(sizes?.lines ?? []), line].join('\n');
  const { statements } = core.run(program);
  return statements.flatMap(({ index }) =>
    (core.story(program, index)?.cautions ?? []).filter(({ id }) => id === 'COMMENT_WRONG'),
  );
};

describe('comments', () => {
  test.each(wrong?.lines ?? [])('is told: %s', (line) => expect(warnings(line)).toHaveLength(1));
  test.each(right?.lines ?? [])('is not told: %s', (line) => expect(warnings(line)).toEqual([]));
  test('say what they say, of what, and what it is', () => {
    const [caution] = warnings('z = x.transpose(1, 2)  # (B, T, C)');
    expect(caution?.values).toEqual({
      comment: '(B=2, T=3, C=4)',
      tensor: 'z',
      shape: '(2, 4, 3)',
    });
  });
});

describe('sentences', () => {
  const said = (program: string[]) => {
    const text = [...imports, ...program].join('\n');
    const statement = core.run(text).statements.length - 1;
    const steps = Number(core.story(text, statement)?.steps ?? 0);
    return Array.from({ length: Math.min(steps, 120) }, (_, step) =>
      core.scene(text, statement, step),
    ).map((scene) => scene?.sentence);
  };
  const q = ['q = torch.ones(2, 8, 4)  # (B, T, D)', 'k = torch.ones(2, 10, 4)  # (B, S, D)'];
  test('say which dims do not meet', () => {
    expect(said([...q, 'q + k'])).toContain(
      "Dim 1: q has size 8 (T) and k has size 10 (S). They differ and neither is 1, so these shapes can't be broadcast.",
    );
    expect(said([...q, 'q @ k'])).toContain(
      'The inner sizes differ: 4 (D) columns of q, but 10 (S) rows of k. This raises an error.',
    );
  });
  test('say which dims meet', () => {
    expect(said([...q, 'q + q'])).toContain('Dim 1 (T): every size is 8, so they match.');
    expect(said([...q, 'q @ k.mT'])).toContain(
      'The inner dims match (both 4 (D)) and disappear: each element of the result is a sum of 4 products.',
    );
    expect(said([...q, 'q.sum(1)'])).toContain(
      'Along dim 1 (T), sum() turns 8 elements into one. The dim disappears.',
    );
  });
});
