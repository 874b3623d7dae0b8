/**
 * Maps of small models. tests/maps/*.txt is what `stridewise map` says of the program beside it, to
 * be read by people: UPDATE_MAPS=1 writes them; read the difference before you commit it. And every
 * call of a module has the shapes that forward hooks saw in PyTorch: tests/maps/hooks.jsonl, which
 * tests/oracle/maps.py records.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Int, MapRow, MapTensor, ProgramMap } from '../../wasm/types';

const folder = import.meta.dirname;
const cli = process.env.STRIDEWISE_CLI ?? join(folder, '../../build/native/stridewise');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length));

/** The exit status only says that a statement raised. */
function map(source: string, ...options: string[]): string {
  try {
    return execFileSync(cli, ['map', ...options, '-'], {
      encoding: 'utf8',
      input: source,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const programOf = (name: string) => readFileSync(join(folder, `${name}.py`), 'utf8');
const mapOf = (source: string): ProgramMap => JSON.parse(map(source, '--json'));

test('a method that is a lambda has a row', () => {
  const { rows } = mapOf('import torch\nclass A:\n    f = lambda self: torch.ones(3) + 1\nA().f()');
  expect(rows.map(({ text }) => text)).toContain('A().f()');
});

test.each(names)('the map of %s reads as written down', (name) => {
  const golden = join(folder, `${name}.txt`);
  const text = map(programOf(name));
  if (process.env.UPDATE_MAPS) writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
});

interface Call {
  class: string;
  given: Int[][];
  value: Int[][] | null;
}
interface Recorded {
  name: string;
  calls: Call[];
  error: string | null;
}
const recorded: Recorded[] = readFileSync(join(folder, 'hooks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => JSON.parse(line));

/** The rows with folded ones written out. */
function unfolded(rows: MapRow[]): MapRow[] {
  const all: MapRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const [row] = rows.slice(at, at + 1) as [MapRow];
    let end = at + 1;
    while (end < rows.length && (rows[end] as MapRow).depth > row.depth) end++;
    const inner = unfolded(rows.slice(at + 1, end));
    for (let time = 0; time < Number(row.times); time++) all.push(row, ...inner);
    at = end;
  }
  return all;
}

const shapes = (side: MapTensor[]) => side.map(({ shape }) => shape);

/** Hooks would see little of failures.py, which raises in almost every line. */
test('a program is recorded for every other map', () => {
  expect(recorded.map(({ name }) => name)).toEqual(names.filter((name) => name !== 'failures'));
});

describe.each(recorded)('the map of $name', ({ name, calls, error }) => {
  const { rows } = mapOf(programOf(name));
  const classes = new Set(calls.map((call) => call.class));

  test('has the calls and shapes that hooks see in PyTorch', () => {
    const seen = unfolded(rows)
      .filter(({ callee }) => callee !== null && classes.has(callee))
      .map(({ callee, given, value, outcome }) => ({
        class: callee,
        given: shapes(given),
        value: outcome === 'ran' ? shapes(value) : null,
      }));
    expect(seen).toEqual(calls);
  });

  test('raises where PyTorch does', () => {
    const [message = null] = rows.flatMap((row) => row.message ?? []);
    expect(message).toBe(error);
  });
});

describe('parameters and bytes', () => {
  const tied =
    'import torch\nfrom torch import nn\nclass Net(nn.Module):\n    def __init__(self):\n' +
    '        super().__init__()\n        self.a = nn.Linear(3, 4)\n        self.b = nn.Linear(3, 4)\n' +
    '        self.b.weight = self.a.weight\n        self.register_buffer("c", torch.ones(9))\n' +
    '    def forward(self, x):\n        return self.a(x) + self.b(x)\n' +
    'y = Net()(torch.ones(2, 3))\nz = y.t()\n';

  test('a parameter that two layers share counts once, a buffer never', () => {
    const told = mapOf(tied).rows.map(({ text, parameters, bytes }) => [text, parameters, bytes]);
    expect(told).toEqual([
      ['y = Net()(torch.ones(2, 3))', 20, 32],
      ['return self.a(x) + self.b(x)', 0, 32],
      ['self.a(x)', 16, 32],
      ['self.b(x)', 16, 32],
      ['z = y.t()', 0, 0],
    ]);
  });

  test('a module of very many parameters says that it does not know', () => {
    const { rows } = mapOf(
      'import torch\nfrom torch import nn\n' +
        'many = lambda: nn.Sequential(*[nn.Linear(1, 1) for i in range(50)])\n' +
        'net = nn.Sequential(*[many() for i in range(6)])\ny = net(torch.ones(1))\n',
    );
    expect(rows.find(({ text }) => text === 'y = net(torch.ones(1))')?.parameters).toBeNull();
  });
});

describe('a map has an end', () => {
  const more = (rows: MapRow[]) => rows.reduce((sum, row) => sum + Number(row.more), 0);

  test('equal rounds are one row', () => {
    const { rows } = mapOf(
      'import torch\nx = torch.ones(3)\nfor i in range(9999):\n    x = x + 1\n',
    );
    expect(rows.map(({ text, times }) => [text, times])).toEqual([
      ['x = torch.ones(3)', 1],
      ['for i in range(9999)', 9999],
      ['x = x + 1', 1],
    ]);
  });

  test('rounds that differ are counted, and what follows them is there', () => {
    const source =
      'import torch\nfor k in range(1000):\n    x = torch.ones(k)\ny = torch.ones(3)\n';
    const { rows, more: outer } = mapOf(source);
    expect(rows.filter(({ round }) => round !== null)).toHaveLength(50);
    expect(outer).toBe(2 * (1000 - 50));
    expect(rows.at(-1)).toMatchObject({ text: 'y = torch.ones(3)' });
  });

  test('a call that calls itself 8191 times is counted whole', () => {
    const source =
      'import torch\ndef f(x, n):\n    return x + 1 if n == 0 else f(x, n - 1) * f(x, n - 1)\n' +
      'y = f(torch.ones(2), 12)\nz = y + 1\n';
    const { rows } = mapOf(source);
    expect(rows.length).toBeLessThan(2010);
    expect(rows.length + more(rows)).toBe(8191 + 8191 + 1);
    expect(rows.at(-1)).toMatchObject({ text: 'z = y + 1' });
  });

  test('what raises is there, however much came before', () => {
    const source =
      'import torch\ndef f(k):\n    for i in range(k):\n        x = torch.ones(i)\n' +
      '    return x + torch.ones(7)\ny = f(900)\n';
    const { rows } = mapOf(source);
    const raised = rows.filter(({ outcome }) => outcome === 'raised');
    expect(raised.map(({ text }) => text)).toEqual(['y = f(900)', 'return x + torch.ones(7)']);
    expect(raised[1]?.given).toMatchObject([
      { name: 'x', shape: [899], unlike: [0] },
      { name: 'torch.ones(7)', shape: [7], unlike: [0] },
    ]);
    expect(raised.map(({ reason }) => reason?.event.id)).toEqual([undefined, 'COMPARE_REFUSED']);
  });

  test('long names and lines of many tensors', () => {
    const name = 'n'.repeat(200);
    const { rows } = mapOf(
      `import torch\n${name} = [torch.ones(2) for i in range(1200)]\nfor x in [${name}] * 3:\n    y = x[0]\n`,
    );
    expect(rows[0]).toMatchObject({ valueMore: 1192 });
    expect(rows[0]?.text).toHaveLength(161);
  });
});

describe('facts of a row', () => {
  const rowsOf = (source: string) => mapOf(`import torch\n${source}\n`).rows;

  test('new, view, the same tensor, in place', () => {
    const rows = rowsOf(
      'x = torch.ones(2, 3)\ny = x.t()\nz = x\nw = x + 1\nx.add_(1)\nx[0] = 5\nx += 1\ndef f(t):\n    t.mul_(2)\nf(x)',
    );
    expect(rows.map(({ text, made, writes }) => [text, made, writes])).toEqual([
      ['x = torch.ones(2, 3)', 'new', false],
      ['y = x.t()', 'view', false],
      ['z = x', 'same', false],
      ['w = x + 1', 'new', false],
      ['x.add_(1)', 'same', true],
      ['x[0] = 5', 'same', true],
      ['x += 1', 'same', true],
      ['f(x)', null, true],
      ['t.mul_(2)', 'same', true],
    ]);
  });

  test('tensors in tuples, lists and dicts, and calls without operations', () => {
    const rows = rowsOf(
      'def f(pair, more):\n    return {"a": pair, "b": more["k"]}\n' +
        'r = f((torch.ones(1), torch.ones(2)), {"k": torch.ones(3)})',
    );
    const [call] = rows;
    expect(call?.given.map((tensor) => [tensor.name, tensor.shape])).toEqual([
      ['pair[0]', [1]],
      ['pair[1]', [2]],
      ["more['k']", [3]],
    ]);
    expect(call?.value.map((tensor) => tensor.name)).toEqual(["r['a'][0]", "r['a'][1]", "r['b']"]);
  });

  test('each row opens at its first operation, or at the one that raised', () => {
    const rows = rowsOf(
      'def f(x):\n    y = x + 1\n    z = y * 2\n    return z @ torch.ones(5)\nf(torch.ones(3))',
    );
    expect(rows.map(({ text, operation }) => [text, operation])).toEqual([
      ['f(torch.ones(3))', 4],
      ['y = x + 1', 1],
      ['z = y * 2', 2],
      ['return z @ torch.ones(5)', 4],
    ]);
  });

  test('after many operations dims have names, and the last ones before an error have steps', () => {
    const rows = rowsOf(
      'x = torch.ones(2, 3)\nn, m = x.shape\ndef f(x):\n    for i in range(400):\n        x = x + i\n' +
        '    y = x.t()\n    return y + x\nf(x)',
    );
    expect(rows.slice(-2)).toMatchObject([
      { text: 'y = x.t()', value: [{ dimNames: ['m', 'n'] }], operation: 254 },
      { text: 'return y + x', outcome: 'raised', operation: 255 },
    ]);
  });

  test('an error that is caught does not hide the next one', () => {
    const rows = rowsOf(
      'x = torch.ones(3)\ntry:\n    x + torch.ones(4)\nexcept RuntimeError:\n    pass\nx + torch.ones(5)',
    );
    expect(rows.filter(({ message }) => message)).toHaveLength(2);
  });

  test('the condition of an if that raises', () => {
    const rows = rowsOf('x = torch.ones(3)\nif x @ torch.ones(4) > 1:\n    y = x\n');
    expect(rows.at(-1)).toMatchObject({ text: 'if x @ torch.ones(4) > 1', outcome: 'raised' });
  });
});
