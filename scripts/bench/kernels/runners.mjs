// Runs the core natively and as WebAssembly: each runs a case for a number of rounds and returns the
// time of one.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { root } from '../../lib/run.mjs';

/** Parses a number as C, Python or JavaScript prints it. */
export const numberOf = (text) => Number(text.replace(/^inf$/, 'Infinity'));

/** Starts a program that answers each line with a line. */
export function talk(command, args = []) {
  const child = spawn(command, args, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  const ask = (line) => {
    child.stdin.write(`${line}\n`);
    return next();
  };
  return { ask, next, close: () => child.stdin.end() };
}

/** The cases, and the native core; `limit` measures a plain loop with the same memory traffic. */
export async function nativeRunner(path) {
  const program = talk(path);
  const cases = [];
  for (let line = await program.next(); line; line = await program.next()) {
    const [name, limit, bytes] = line.split(' ');
    cases.push({ name, limit, bytes: Number(bytes), number: cases.length });
  }
  const runner = {
    name: 'native',
    has: () => true,
    prepare: ({ number }) => program.ask(`prepare ${number}`),
    run: async ({ number }, rounds) => Number(await program.ask(`run ${number} ${rounds}`)),
    check: async () => numberOf(await program.ask('check')),
    close: program.close,
  };
  const limit = {
    name: 'limit',
    has: (one) => one.limit !== 'NONE',
    prepare: () => {},
    run: async (one, rounds) =>
      Number(await program.ask(`limit ${one.limit} ${one.bytes} ${rounds}`)),
    check: () => undefined,
    close: () => {},
  };
  return { cases, runner, limit };
}

/** CPU time of this process in nanoseconds, all threads together. */
export function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1e3;
}

export async function wasmRunner(path) {
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    wasi_snapshot_preview1: new Proxy({}, { get: () => () => 52 }),
    env: { emscripten_notify_memory_growth() {} },
  });
  const { bench_prepare, bench_run, bench_check, _initialize } = instance.exports;
  _initialize?.();
  return {
    name: 'WebAssembly',
    has: () => true,
    prepare: ({ number }) => bench_prepare(number),
    // Each round is a call from JavaScript, as in a page.
    run: ({ number }, rounds) => {
      const begin = spent();
      for (let round = 0; round < rounds; round++) bench_run(number, 1);
      return (spent() - begin) / rounds;
    },
    check: () => bench_check(),
    close: () => {},
  };
}
