import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Core } from '../../wasm/binding';
import { Loader } from '../../wasm/loader';
import { runElsewhere } from '../../wasm/run-in-worker';
import { figureOf } from '../../web/src/figures/figure-of';

const wasm = readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm'));
const sum = 'import torch\nx = torch.ones(5, 3, 4, 1)\ny = torch.ones(3, 1, 1)\nx + y';
const refused = 'import torch\nt = torch.arange(8).reshape(2, 4).t()\nt.view(2, 4)';

let core: Core;
beforeEach(async () => {
  core = await Core.fromBytes(wasm);
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
    const { refusal } = core.run('import torch\nx = 1j');
    expect(refusal?.line).toBe(2);
    expect(refusal?.message).toMatch(/complex/);
  });
});

describe('a scene', () => {
  test('is computed once, however many ask for it, and anew for another program', () => {
    const scene = core.scene(sum, 3, 2);
    expect(core.scene(sum, 3, 2)).toBe(scene);
    expect(core.scene(sum, 3, 3)).not.toBe(scene);
    expect(core.scene(`${sum} + 1`, 3, 2)).not.toBe(scene);
  });
});

describe('what the core remarks', () => {
  const pair = 'import torch\na = torch.ones(3)\nb = torch.ones(3, 1)\na - b';
  const shared = 'import torch\na = torch.ones(3)\nb = a[:, None]';

  test('a caution has the numbers that make it true, and a step that shows them', () => {
    const [caution, ...others] = core.story(pair, 3)?.cautions ?? [];
    expect(others).toEqual([]);
    expect(caution?.id).toBe('BOTH_GREW');
    expect(caution?.values).toMatchObject({ size: 3, shape: '(3, 3)' });
    expect(core.scene(pair, 3, caution?.step ?? -1)?.event.id).toBe('BROADCAST_RESULT');
    expect(core.story(sum, 3)?.cautions).toEqual([]);
  });

  test('a story says how many operations it leaves out', () => {
    const source = 'import torch\nx = torch.zeros(1)\nfor i in range(300): x.zero_()';
    const story = core.story(source, 2);
    expect([story?.operations.length, story?.omitted]).toEqual([256, 44]);
    expect(core.story(pair, 3)?.omitted).toBe(0);
  });

  test('a question has one right option, told by the step that it names', () => {
    const [question] = core.questions(pair, 3);
    const right = question?.options.filter(({ correct }) => correct);
    expect(right).toMatchObject([{ answer: 'SHAPE', text: '(3, 3)', rule: 'SIZES_MEET' }]);
    expect(core.scene(pair, 3, question?.reveals ?? -1)?.sentence).toContain('(3, 3)');
    const refused = 'import torch\ntorch.ones(2) + torch.ones(3)';
    const [other] = core.questions(refused, 1);
    expect(other?.options.find(({ correct }) => correct)).toMatchObject({
      answer: 'ERROR',
      rule: null,
      reason: core.scene(refused, 1, other?.reveals ?? -1)?.sentence,
    });
    expect(core.questions(pair, 0)).toEqual([]);
  });

  test('the probe tells every cell of every name that would change', () => {
    const probe = core.probe(shared, 'a', [2]);
    expect(probe?.changes.map(({ name, indices }) => [name, indices])).toEqual([
      ['a', [[2]]],
      ['b', [[2, 0]]],
    ]);
    expect(core.probe(shared, 'a', [3])).toBeNull();
    expect(core.probe(shared, 'ä', [0])).toBeNull();
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
    const element = scene && figureOf(scene, 'element');
    expect(element?.reads[0]?.index).toEqual([999999, 999998]);
    expect(element?.reads[0]?.address).toBe(0);
  });

  test('of a sum ends with the last element of both operands', () => {
    const scene = lastScene(sum, 3) ?? expect.fail();
    const element = figureOf(scene, 'element');
    expect(element?.reads.map(({ index }) => index)).toEqual([
      [4, 2, 3, 0],
      [2, 0, 0],
    ]);
    expect(scene.sentence).toBe(
      'x[4, 2, 3, 0] + y[2, 0, 0] = 1. + 1. = 2., written to (x + y)[4, 2, 3, 0].',
    );
  });

  test('of a sum over 12 lists the first that are read, and the cells say all', () => {
    const source = 'import torch\nx = torch.arange(36).view(3, 12)\nx.sum(1)';
    const operation = core.story(source, 2)?.operations[0] ?? expect.fail();
    const first = Number(operation.phases.find(({ phase }) => phase === 'elements')?.first);
    const scene = core.scene(source, 2, first + 1);
    const element = (scene && figureOf(scene, 'element')) ?? expect.fail();
    expect(element.reads.length + Number(element.omitted)).toBe(12);
    const of = { statement: 2, operation: 0, tensor: 0, step: first + 1 };
    const { reads } = core.cells(source, of, [0, 0], [3, 12]);
    const read = [...reads].flatMap((one, at) => (one ? [at] : []));
    expect(read).toEqual(Array.from({ length: 12 }, (_, at) => 12 + at));
  });

  test('of a product says which batch dims a factor does not have', () => {
    const source = 'import torch\na = torch.ones(4, 2, 3)\nb = torch.ones(3, 2)\na @ b';
    const product = figureOf(lastScene(source, 3) ?? expect.fail(), 'product') ?? expect.fail();
    expect(product.factors.map(({ batch, rows, columns }) => [batch, rows, columns])).toEqual([
      [[4], 2, 3],
      [[null], 3, 2],
    ]);
    expect(product.result).toEqual([4, 2, 2]);
  });

  test('counts an address with the strides that the steps before it said: 0 where it is stretched', () => {
    const { tensors } = core.story(sum, 3)?.operations[0] ?? expect.fail();
    const element = figureOf(lastScene(sum, 3) ?? expect.fail(), 'element') ?? expect.fail();
    for (const { tensor, terms, offset, sum: total } of element.reads) {
      const stride = tensors[tensor]?.stretched?.stride ?? tensors[tensor]?.stride;
      expect(terms.map((term) => term.stride)).toEqual(stride);
      expect(terms.map(({ index }) => index)).toEqual([4, 2, 3, 0]);
      const products = terms.map((term) => Number(term.product));
      expect(products.reduce((all, one) => all + one, Number(offset))).toBe(total);
    }
  });

  test('of a refused view shows the addresses, the unequal jumps and what works', () => {
    const scene = lastScene(refused, 2) ?? expect.fail();
    const view = figureOf(scene, 'view');
    expect(view?.outcome).toBe('refused');
    const broken = { from: 4, to: 1, hop: -3, usual: 4, wanted: 8 };
    expect(view?.cuts).toEqual([{ after: 0, stride: 1, inner: 4, size: 2, expected: 8, broken }]);
    expect(figureOf(scene, 'visits')).toEqual({
      kind: 'visits',
      tensor: 0,
      dim: 1,
      runs: [
        {
          from: 0,
          addresses: [0, 4, 1, 5],
          shown: [0, 4, 1, 5],
          jumps: [4, -3, 4],
          odd: [false, true, false],
        },
      ],
    });
    expect(figureOf(scene, 'repairs')?.repairs.map(({ code }) => code)).toEqual([
      't.reshape(2, 4)',
      't.view(2, 2, 2)',
      't.contiguous().view(2, 4)',
    ]);
  });
});

describe('a name', () => {
  const source =
    'import torch\na = torch.arange(6).reshape(2, 3)\nb = a.t()\nc = a + 0\nb[0, 1] = 9';

  test('is described as it is at the end, with all that share its storage', () => {
    const found = core.named(source, 'b');
    expect(found.map(({ name, boundTo }) => [name, boundTo])).toEqual([
      ['b', 'b'],
      ['a', 'a'],
    ]);
    expect(found[0]).toMatchObject({ shape: [3, 2], stride: [1, 3], offset: 0, storageSize: 6 });
    expect(core.named(source, 'c').map(({ name }) => name)).toEqual(['c']);
    expect(core.namedCells(source, 'b', [0, 0], [3, 2]).labels?.join()).toBe('0,9,1,4,2,5');
    expect([...core.namedCells(source, 'b', [0, 0], [1, 2]).addresses]).toEqual([0, 3]);
    expect(core.namedStorage(source, 'b', 2, 3).labels).toEqual(['2', '9', '4']);
  });

  test('that means no tensor has nothing to describe', () => {
    for (const name of ['x', 'torch', '']) {
      expect(core.named(source, name)).toEqual([]);
      expect(core.namedCells(source, name, [0], [1]).addresses).toHaveLength(0);
      expect(core.namedStorage(source, name, 0, 4).addresses).toHaveLength(0);
    }
  });

  test('is described the same whatever the program looks like', () => {
    for (const pasted of ['>>> a = torch.arange(3)', 'In [1]: a = torch.arange(3)'])
      expect(
        core.named(`${pasted.replace('a = torch.arange(3)', 'import torch')}\n${pasted}`, 'a'),
      ).toMatchObject([{ name: 'a', shape: [3] }]);
  });
});

describe('cells', () => {
  const source = 'import torch\nt = torch.arange(12).reshape(3, 4)\nt.t()';
  const first = { statement: 2, operation: 0, tensor: 0, step: 0 };

  test('of a window come in reading order, with their storage addresses', () => {
    const { labels, addresses, numbers } = core.cells(
      source,
      { ...first, tensor: 1 },
      [1, 0],
      [2, 2],
    );
    expect(labels).toEqual(['1', '5', '2', '6']);
    expect([...addresses]).toEqual([1, 5, 2, 6]);
    expect([...numbers]).toEqual([3, 4, 6, 7]);
  });

  test('of a window are cropped to the tensor, and there are none outside it', () => {
    expect(core.cells(source, first, [2, 2], [9, 9]).labels).toEqual(['10', '11']);
    expect(core.cells(source, first, [3, 0], [1, 1]).addresses).toHaveLength(0);
    expect(core.cells(source, { ...first, tensor: 9 }, [0, 0], [1, 1]).addresses).toHaveLength(0);
    expect(core.cells(source, first, [0], [1]).addresses).toHaveLength(0);
  });

  test('of a storage start at an address', () => {
    const { labels, addresses } = core.storage(source, first, 10, 5);
    expect(labels).toEqual(['10', '11']);
    expect([...addresses]).toEqual([10, 11]);
  });

  test('keep the values of their time', () => {
    const written = 'import torch\nt = torch.zeros(2)\nu = t + 1\nt += 5\nt';
    expect(core.storage(written, first, 0, 2).labels).toEqual(['0.', '0.']);
    expect(core.storage(written, { ...first, statement: 3 }, 0, 2).labels).toEqual(['0.', '0.']);
  });
});

test('a long loop runs here as on the command line, and its last statement has its story', () => {
  const loop = 'import torch\nfor i in range(18000): x = torch.ones(2)\nx + x';
  const { statements, refusal } = core.run(loop);
  expect(refusal).toBeNull();
  expect(statements.at(-1)?.output).toBe('tensor([2., 2.])\n');
  const story = core.story(loop, 2);
  expect(core.scene(loop, 2, Number(story?.steps) - 1)?.phase).toBe('elements');
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

describe('a program that is too much for the page', () => {
  const much = 'import numpy as np\na = np.ones(10**7)\n';
  const onPage = Core.load(`data:application/wasm;base64,${wasm.toString('base64')}`);

  test('is not run again where it goes on', async () => {
    const page = await onPage;
    expect(page.isMuch(`${much}b = 1`)).toBe(true);
    const ran = vi.spyOn(Loader.prototype, 'exports', 'get');
    expect(page.isMuch(`${much}b = 2\nb`)).toBe(true);
    expect(ran).not.toHaveBeenCalled();
    ran.mockRestore();
    expect(page.isMuch('import numpy as np\na = np.ones(10)\n')).toBe(false);
  });

  test('is run by the page where there is no worker', async () => {
    const page = await onPage;
    expect(page.run(much).refusal).not.toBeNull();
    page.runLonger(much);
    expect(page.run(much).refusal).toBeNull();
    expect(page.isMuch(much)).toBe(false);
  });

  test('is run to its end in a worker, and then is the one of the page', async () => {
    const page = await onPage;
    const source = `${much}b = a + 3\nb[:2]`;
    expect(page.isMuch(source)).toBe(true);
    await page.adopt(source, async ({ module }) => runElsewhere({ module, source }));
    expect(page.isMuch(source)).toBe(false);
    expect(page.run(source).statements.at(-1)?.output).toBe('array([4., 4.])\n');
  });
});
