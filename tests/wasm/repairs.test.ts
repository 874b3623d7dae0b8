/** What works instead: the repairs that are offered, and what comes of each when it is run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Int, Operation, Repair, Span } from '../../wasm/types';

const root = join(import.meta.dirname, '../..');
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

interface Case {
  name: string;
  program: string;
  repairs: string[];
}

function readCases(): Case[] {
  const file = readFileSync(join(import.meta.dirname, 'repairs.txt'), 'utf8');
  return file
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [name = '', ...lines] = text.trimEnd().split('\n');
      const repairs = lines.filter((line) => line.startsWith('=> ')).map((line) => line.slice(3));
      return { name, program: lines.filter((line) => !line.startsWith('=> ')).join('\n'), repairs };
    });
}

const tuple = (shape: Int[]) => `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;

function told({ line, code, shape, asked }: Repair): string {
  const place = line === null ? '' : `line ${line}: `;
  return `${place}${code} gives ${tuple(shape)}${asked ? `, not ${tuple(asked)}` : ''}`;
}

/** Of the statement that raises. */
function repairsOf(program: string): Repair[] {
  const failed = core.run(program).statements.find(({ error }) => error) ?? expect.fail('runs');
  const story = core.story(program, failed.index) ?? expect.fail('no story');
  const scene = core.scene(program, failed.index, Number(story.steps) - 1);
  const figure = scene?.figures.find(({ kind }) => kind === 'repairs');
  return figure?.kind === 'repairs' ? figure.repairs : [];
}

/** The last operation that stands there, in the story of its statement. */
function operationAt(program: string, { start, end }: Span): Operation | undefined {
  return core
    .run(program)
    .statements.flatMap(({ index, operations }) =>
      operations > 0 ? (core.story(program, index)?.operations ?? []) : [],
    )
    .findLast(({ span }) => span.start === start && span.end === end);
}

const numel = (shape: Int[]) => shape.reduce<number>((product, size) => product * Number(size), 1);

describe.each(readCases())('$name', ({ program, repairs }) => {
  test('has these repairs', () => {
    expect(repairsOf(program).map(told)).toEqual(repairs);
  });

  test('each runs, and gives the shape that is said', () => {
    for (const { program: repaired, operation, shape } of repairsOf(program)) {
      expect(core.run(repaired).statements.map(({ error }) => error)).not.toContainEqual(
        expect.anything(),
      );
      const { tensors, result } = operationAt(repaired, operation) ?? expect.fail('not told');
      expect(tensors[result ?? -1]?.shape).toEqual(shape);
    }
  });
});

test('a shape that is not asked for is no larger than the largest operand', () => {
  const meets = ['broadcast', 'in_place'];
  for (const { program } of readCases())
    for (const { program: repaired, operation, shape } of repairsOf(program)) {
      const { kind, tensors } = operationAt(repaired, operation) ?? expect.fail('not told');
      const given = tensors.filter(({ role }) => role === 'operand' || role === 'target');
      if (meets.includes(kind))
        expect(numel(shape)).toBeLessThanOrEqual(Math.max(...given.map((one) => numel(one.shape))));
    }
});

describe('nothing is offered', () => {
  test('for a program too long to be run again', () => {
    const long = `import torch\n${'x = torch.ones(2)\n'.repeat(2500)}torch.ones(3, 4) + torch.ones(3)`;
    expect(repairsOf(long)).toEqual([]);
  });

  test('for an operand that is longer elsewhere', () => {
    expect(repairsOf('import torch\ntorch.ones(2, 3) + torch.ones(2, 4)')).toEqual([]);
  });
});

test('where a statement before it changes with the repair, it still has to run', () => {
  const program = [
    'import torch',
    'x = torch.ones(3, 4)',
    'm = x.mean(1)',
    'assert m.shape == (3,)',
    'x - m',
  ].join('\n');
  expect(repairsOf(program).map(({ code }) => code)).toEqual(['x - m.unsqueeze(1)']);
});

test('dims that were moved are not moved back by moving them again', () => {
  const program = 'import torch\nx = torch.arange(6).view(2, 3)\nx.t().reshape(2, 3)';
  const caution = core.story(program, 2)?.cautions.find(({ id }) => id === 'NOT_A_TRANSPOSE');
  expect(caution?.values.call).toBe('x');
});
