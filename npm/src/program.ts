/** The command line's output for a program: wasm/scripts.c. */
import { readFileSync } from 'node:fs';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  sw_wasm_input(size: number): number;
  sw_wasm_open(size: number, noStories: number): number;
  sw_wasm_text(what: number, statement: number, step: number): number;
  sw_wasm_number(what: number, statement: number, step: number): number;
  sw_wasm_size(): number;
}

const TEXTS = {
  runJson: 0,
  session: 1,
  refusal: 2,
  explain: 3,
  story: 4,
  scene: 5,
  map: 6,
  mapJson: 7,
  mapSvg: 8,
  mapHtml: 9,
};
const NUMBERS = { statements: 0, line: 1, column: 2, statementAt: 3, steps: 4, stop: 5 };

const imports = { env: { emscripten_notify_memory_growth() {} } };
const module = () => new WebAssembly.Module(readFileSync(new URL('__COMMAND__', import.meta.url)));

export class Program {
  readonly #core: Exports;
  /** The exit status: 1 if a statement raised an error, 2 if a part of the program was not run. */
  readonly status: number;

  constructor(source: Uint8Array, noStories: boolean) {
    const { exports } = new WebAssembly.Instance(module(), imports);
    this.#core = exports as unknown as Exports;
    this.#core._initialize?.();
    const at = this.#core.sw_wasm_input(source.length);
    new Uint8Array(this.#core.memory.buffer, at, source.length).set(source);
    this.status = this.#core.sw_wasm_open(source.length, Number(noStories));
    if (this.status < 0) throw new Error('out of memory');
  }

  /** Null if there is none. */
  text(what: keyof typeof TEXTS, statement = 0, step = 0): Uint8Array | null {
    const at = this.#core.sw_wasm_text(TEXTS[what], statement, step);
    const size = this.#core.sw_wasm_size();
    return at ? new Uint8Array(this.#core.memory.buffer, at, size).slice() : null;
  }

  number(what: keyof typeof NUMBERS, statement = 0, step = 0): number {
    return this.#core.sw_wasm_number(NUMBERS[what], statement, step);
  }
}
