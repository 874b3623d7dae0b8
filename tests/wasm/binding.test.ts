import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Core } from '../../wasm/binding';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const first = built('core.wasm');
const rest = built('core-rest.wasm');
const sum = 'import torch\nx = torch.ones(5, 3, 4, 1)\ny = torch.ones(3, 1, 1)\nx + y';
const refused = 'import torch\nt = torch.arange(8).reshape(2, 4).t()\nt.view(2, 4)';

let core: Core;
beforeEach(async () => {
  core = await Core.fromBytes(first, rest);
});

/** The last step's scene. */
function lastScene(source: string, statement: number) {
  const story = core.story(source, statement);
  return core.scene(source, statement, Number(story?.steps) - 1);
}

describe('a transcript', () => {
  test('says what Python prints, and which statement to show first', () => {
    const { statements, suggested, refusal } = core.run('import torch\ntorch.arange(3)');
    expect(statements[1]?.output).toBe('tensor([0, 1, 2])\n');
    expect(suggested).toBe(1);
    expect(refusal).toBeNull();
  });

  test('counts spans as JavaScript does and columns as people do', () => {
    const source = 's = "𝄞"; import torch; torch.ones(2)';
    const { span } = core.run(source).statements[2] ?? expect.fail();
    expect(source.slice(span.start, span.end)).toBe('torch.ones(2)');
    expect(span.column).toBe([...source.slice(0, span.start)].length + 1);
  });

  test('holds the place and the words of a refusal', () => {
    const { refusal } = core.run('import torch\nx = lambda: 1');
    expect(refusal?.line).toBe(2);
    expect(refusal?.message).toMatch(/lambda/);
  });
});

describe('what the core remarks', () => {
  const pair = 'import torch\na = torch.ones(3)\nb = a[:, None]\na - b';

  test('a caution has the numbers that make it true, and a step that shows them', () => {
    const [caution, ...others] = core.story(pair, 3)?.cautions ?? [];
    expect(others).toEqual([]);
    expect(caution?.id).toBe('BOTH_GREW');
    expect(caution?.values).toMatchObject({ size: 3, shape: '(3, 3)' });
    expect(core.scene(pair, 3, caution?.step ?? -1)?.event.id).toBe('BROADCAST_RESULT');
    expect(core.story(sum, 3)?.cautions).toEqual([]);
  });

  test('a question has one right option, told by the step that it names', () => {
    const [question] = core.questions(pair, 3);
    const right = question?.options.filter(({ correct }) => correct);
    expect(right).toMatchObject([{ answer: 'SHAPE', text: '(3, 3)', rule: null }]);
    expect(right?.[0]?.reason).toBe(core.scene(pair, 3, question?.reveals ?? -1)?.sentence);
    expect(core.questions(pair, 0)).toEqual([]);
  });

  test('the probe tells every cell of every name that would change', () => {
    const probe = core.probe(pair, 'a', [2]);
    expect(probe?.changes.map(({ name, indices }) => [name, indices])).toEqual([
      ['a', [[2]]],
      ['b', [[2, 0]]],
    ]);
    expect(core.probe(pair, 'a', [3])).toBeNull();
    expect(core.probe(pair, 'ä', [0])).toBeNull();
  });
});

describe('a story', () => {
  test('is laid out in phases without gaps, and its stops ascend to the last step', () => {
    const story = core.story(sum, 3) ?? expect.fail();
    let next = 0;
    for (const { first, steps } of story.operations.flatMap(({ phases }) => phases)) {
      expect(first).toBe(next);
      next += Number(steps);
    }
    expect(next).toBe(story.steps);
    const stops = story.stops.map(Number);
    expect(stops).toEqual([...stops].sort((a, b) => a - b));
    expect([stops[0], stops.at(-1)]).toEqual([0, next - 1]);
  });

  test('is null where nothing moves, and a scene is null beyond the last step', () => {
    expect(core.story(sum, 0)).toBeNull();
    expect(core.story(sum, 99)).toBeNull();
    expect(core.scene(sum, 3, 1e9)).toBeNull();
    expect(core.scene(sum, 3, -1)).toBeNull();
    expect(core.scene(sum, 3, Number.NaN)).toBeNull();
  });

  test('says by which name each tensor is known when the statement has ended', () => {
    const source = 'import torch\nx = torch.arange(3)\nx = x + 1\n(x * 2).view(3, 1)';
    const bound = (statement: number) =>
      core
        .story(source, statement)
        ?.operations.map(({ tensors }) =>
          tensors.map(({ name, boundTo, isNumber }) => (isNumber ? '#' : `${name}:${boundTo}`)),
        );
    expect(bound(2)).toEqual([['x:null', '#', 'x + 1:x']]);
    expect(bound(3)?.[0]).toEqual(['x:x', '#', 'x * 2:null']);
  });

  test('of 10^12 elements has a scene in its middle', () => {
    const source = 'import torch\ntorch.ones(1).expand(1000000, 1000000)';
    const story = core.story(source, 1) ?? expect.fail();
    expect(Number(story.steps)).toBeGreaterThan(1e12);
    const scene = core.scene(source, 1, Number(story.steps) - 2);
    expect(scene?.element?.reads[0]?.index).toEqual([999999, 999998]);
    expect(scene?.element?.reads[0]?.address).toBe(0);
  });

  test('of a sum ends with the last element of both operands', () => {
    const { element, sentence } = lastScene(sum, 3) ?? expect.fail();
    expect(element?.reads.map(({ index }) => index)).toEqual([
      [4, 2, 3, 0],
      [2, 0, 0],
    ]);
    expect(sentence).toBe('(x + y)[4, 2, 3, 0] = x[4, 2, 3, 0] + y[2, 0, 0] = 1. + 1. = 2.');
  });

  test('of a refused view shows the addresses, the unequal jumps and what works', () => {
    const { view } = lastScene(refused, 2) ?? expect.fail();
    expect(view?.outcome).toBe('refused');
    expect(view?.cuts).toEqual([{ after: 0, stride: 1, inner: 4, size: 2, expected: 8 }]);
    expect(view?.visits).toEqual({
      dim: 1,
      runs: [{ from: 0, addresses: [0, 4, 1, 5], jumps: [4, -3, 4] }],
    });
    expect(view?.repairs.map(({ code }) => code)).toEqual([
      't.reshape(2, 4)',
      't.view(2, 2, 2)',
      't.contiguous().view(2, 4)',
    ]);
  });
});

describe('cells', () => {
  const source = 'import torch\nt = torch.arange(12).reshape(3, 4)\nt.t()';

  test('of a window come in reading order, with their storage addresses', () => {
    const { labels, addresses, numbers } = core.cells(source, 2, 0, 1, [1, 0], [2, 2]);
    expect(labels).toEqual(['1', '5', '2', '6']);
    expect([...addresses]).toEqual([1, 5, 2, 6]);
    expect([...numbers]).toEqual([3, 4, 6, 7]);
  });

  test('of a window are cropped to the tensor, and there are none outside it', () => {
    expect(core.cells(source, 2, 0, 0, [2, 2], [9, 9]).labels).toEqual(['10', '11']);
    expect(core.cells(source, 2, 0, 0, [3, 0], [1, 1]).addresses).toHaveLength(0);
    expect(core.cells(source, 2, 0, 9, [0, 0], [1, 1]).addresses).toHaveLength(0);
    expect(core.cells(source, 2, 0, 0, [0], [1]).addresses).toHaveLength(0);
  });

  test('of a storage start at an address', () => {
    const { labels, addresses } = core.storage(source, 2, 0, 0, 10, 5);
    expect(labels).toEqual(['10', '11']);
    expect([...addresses]).toEqual([10, 11]);
  });

  test('keep the values of their time', () => {
    const written = 'import torch\nt = torch.zeros(2)\nu = t + 1\nt += 5\nt';
    expect(core.storage(written, 2, 0, 0, 0, 2).labels).toEqual(['0.', '0.']);
    expect(core.storage(written, 3, 0, 0, 0, 2).labels).toEqual(['0.', '0.']);
  });
});

describe('the binding', () => {
  test('answers the same after many other programs as before', () => {
    const before = core.scene(sum, 3, 4);
    for (let i = 0; i < 100; i++) core.run(`import torch\ntorch.ones(${i})`);
    expect(core.scene(sum, 3, 4)).toEqual(before);
  });

  test('goes on in a fresh instance after a trap', () => {
    const before = core.story(sum, 3);
    const parse = vi.spyOn(JSON, 'parse').mockImplementationOnce(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
    expect(core.story(sum, 3)).toEqual(before);
    parse.mockRestore();
  });

  test('says that the core is unavailable when it traps twice', () => {
    const parse = vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
    expect(() => core.run(sum)).toThrow('The computation had to be stopped.');
    parse.mockRestore();
    expect(core.run(sum).statements).toHaveLength(4);
  });

  test('takes any text', () => {
    for (const source of ['', '\0', '\ud800', '(', '\ufeffimport torch', 'x'.repeat(2e6)]) {
      expect(core.run(source)).toHaveProperty('statements');
    }
  });
});
