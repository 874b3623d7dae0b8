/** A trap in any function of the core costs a fresh instance and no answer; and steps cost no memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

const root = join(import.meta.dirname, '../..');
const bytes = readFileSync(join(root, 'build/wasm/core.wasm'));
const listed = readFileSync(join(root, 'wasm/exports.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^[a-z_]/.test(line));

const program = 'import torch\nx = torch.arange(12).view(3, 4)\ny = x.t()\nz = y + torch.ones(3)';
const error =
  'RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1';
const cells = { statement: 3, operation: 0, tensor: 0, step: 0 };

/** What a page asks that comes to this function. */
const asked: Record<string, (core: Core, turn: number) => unknown> = {
  sw_wasm_input: (core) => core.run(program),
  sw_wasm_output: (core) => core.run(program),
  sw_wasm_run: (core, turn) => core.run(`${program}\nturn = ${turn}`),
  sw_wasm_free: (core, turn) => {
    for (let at = 0; at < 32; at++) core.run(`turn = ${turn}.${at}`);
    return core.run(`${program}\nturn = ${turn}`);
  },
  sw_wasm_transcript: (core, turn) => core.run(`${program}\nturn = ${turn}`),
  sw_wasm_statement_json: (core) => core.story(program, 3),
  sw_wasm_scene: (core) => core.scene(program, 3, 2),
  sw_wasm_cells: (core) => core.cells(program, cells, [0, 0], [2, 2]),
  sw_wasm_storage: (core) => core.storage(program, cells, 0, 4),
  sw_wasm_named: (core) => core.named(program, 'y'),
  sw_wasm_named_cells: (core) => core.namedCells(program, 'y', [0, 0], [2, 2]),
  sw_wasm_named_storage: (core) => core.namedStorage(program, 'y', 0, 4),
  sw_wasm_probe: (core) => core.probe(program, 'y', [1, 2]),
  sw_wasm_map: (core) => core.map(program),
  sw_wasm_diagnose: (core) => core.diagnose(error, {}),
};

/** Of instances that are made from now on: what the next call of a function throws, and their memory. */
const { Instance } = WebAssembly;
let traps: Record<string, Error> = {};
let refuse: Error | null = null;
let made = 0;
let memory: WebAssembly.Memory | null = null;

beforeAll(() => {
  const construct = (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
    if (refuse) throw refuse;
    const { exports } = new Instance(module, imports);
    made++;
    memory = exports.memory as WebAssembly.Memory;
    const calls = Object.entries(exports).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value];
      const call = (...values: unknown[]) => {
        const trap = traps[name];
        if (!trap) return value(...values);
        delete traps[name];
        throw trap;
      };
      return [name, call];
    });
    return { exports: Object.fromEntries(calls) };
  };
  WebAssembly.Instance = new Proxy(Instance, {
    construct: (_, [module, imports]) => construct(module, imports),
  });
});
afterAll(() => {
  WebAssembly.Instance = Instance;
});

/** Called when an instance is new, or has run what is asked. */
const unwarmed = ['sw_wasm_free'];

const kinds = {
  'a trap': () => new WebAssembly.RuntimeError('unreachable'),
  'a full stack': () => new RangeError('Maximum call stack size exceeded'),
};

describe.each(Object.entries(kinds))('%s', (_, fault) => {
  test.each(listed)('in %s costs a fresh instance, within 50 ms', async (name) => {
    const core = await Core.fromBytes(bytes);
    const ask = asked[name];
    if (!ask) throw new Error(`nothing is asked of ${name}`);
    const times: number[] = [];
    // The quickest of some: the machine is not this process's alone.
    for (let turn = 0; turn < 5; turn++) {
      core.rest();
      const answer = ask(core, turn);
      core.rest();
      const before = made;
      if (!unwarmed.includes(name)) core.run('warm = 1');
      traps = { [name]: fault() };
      const started = performance.now();
      expect(ask(core, turn)).toEqual(answer);
      times.push(performance.now() - started);
      expect(traps).toEqual({});
      expect(made - before).toBe(2);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

test('where an instance is refused it says so, and the next that is given answers', async () => {
  const core = await Core.fromBytes(bytes);
  const answer = core.scene(program, 3, 2);
  core.rest();
  refuse = new RangeError('WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory');
  expect(() => core.scene(program, 3, 2)).toThrow('The computation had to be stopped.');
  refuse = null;
  expect(core.scene(program, 3, 2)).toEqual(answer);
});

/** STRIDEWISE_STEPS=1000000 npx vitest run tests/wasm/traps.test.ts -t steps takes minutes. */
const steps = Number(process.env.STRIDEWISE_STEPS ?? 20_000);

test(`${steps} steps take no more memory than the first thousand`, {
  timeout: 3_600_000,
}, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const core = await Core.fromBytes(bytes);
  const long = 'import torch\na = torch.ones(1000, 1)\nb = torch.ones(1000)\nc = a + b';
  const count = Number(core.story(long, 3)?.steps ?? 0);
  expect(count).toBeGreaterThan(100_000);
  const held = () => {
    collect();
    return { wasm: memory?.buffer.byteLength ?? 0, page: process.memoryUsage().heapUsed };
  };
  let first = held();
  for (let at = 0; at < steps; at++) {
    if (!core.scene(long, 3, (at * 7919) % count)) throw new Error(`no step ${at}`);
    if (at === 1000) first = held();
  }
  const last = held();
  expect(last.wasm).toBe(first.wasm);
  expect(last.page - first.page).toBeLessThan(2 ** 20);
});
