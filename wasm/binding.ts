/**
 * The core as an object. One call in, one copy out: no view of the instance's memory outlives a
 * call. Programs are known by their text; the last few stay alive in the instance, and any of them
 * can be run again, so neither dropping one nor losing the instance changes an answer.
 */
import { type CoreExports, compile, instantiate } from './loader';
import type { Cells, Int, Scene, Story, Transcript } from './types';

/** The core cannot be had: no memory for it, or it failed twice at the same question. */
export class CoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The tensor core could not be started.', { cause });
    this.name = 'CoreUnavailable';
  }
}

/** Programs kept alive in the instance. */
const keptPrograms = 32;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Core {
  readonly #module: WebAssembly.Module;
  #instance: CoreExports | undefined;
  /** Handle of each live program, least recently used first. */
  readonly #handles = new Map<string, number>();

  private constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  /** From bytes: Node, prerendering, tests. */
  static async fromBytes(bytes: BufferSource): Promise<Core> {
    return new Core(await WebAssembly.compile(bytes));
  }

  /** From a URL: browsers. Call it once a page and share the core. */
  static async load(url: string | URL): Promise<Core> {
    return new Core(await compile(url));
  }

  /** Runs a program; what it prints, raises and leaves behind. */
  run(source: string): Transcript {
    const json = this.#ask(source, (core, handle) => core.sw_wasm_transcript(handle));
    return JSON.parse(json as string);
  }

  /** The story of one statement, or null where there is none. */
  story(source: string, statement: number): Story | null {
    const json = this.#ask(source, (core, handle) => core.sw_wasm_story(handle, statement));
    return json === null ? null : JSON.parse(json);
  }

  /** One step, or null beyond the last. */
  scene(source: string, statement: number, step: Int): Scene | null {
    const json = this.#ask(source, (core, handle) =>
      core.sw_wasm_scene(handle, statement, Number(step)),
    );
    return json === null ? null : JSON.parse(json);
  }

  /** The story as plain text. */
  explain(source: string, statement: number): string {
    return this.#ask(source, (core, handle) => core.sw_wasm_explain(handle, statement)) ?? '';
  }

  /** A window of a tensor: `start` and `count` for each of its dimensions. */
  cells(
    source: string,
    statement: number,
    operation: number,
    tensor: number,
    start: Int[],
    count: number[],
  ): Cells {
    return this.#window(source, (core, handle) => {
      writeDoubles(core, [...start.map(Number), ...count]);
      return core.sw_wasm_cells(handle, statement, operation, tensor, start.length);
    });
  }

  /** `count` cells of a tensor's storage from address `first`. */
  storage(
    source: string,
    statement: number,
    operation: number,
    tensor: number,
    first: Int,
    count: number,
  ): Cells {
    return this.#window(source, (core, handle) =>
      core.sw_wasm_storage(handle, statement, operation, tensor, Number(first), count),
    );
  }

  /** Names and sentences of the core: see sw_schema in stridewise.h. */
  schema(): string {
    return this.#guarded((core) => readText(core, core.sw_wasm_schema())) as string;
  }

  #ask(source: string, question: (core: CoreExports, handle: number) => number): string | null {
    return this.#guarded((core) => readText(core, question(core, this.#handle(core, source))));
  }

  #window(source: string, question: (core: CoreExports, handle: number) => number): Cells {
    return this.#guarded((core) => readCells(core, question(core, this.#handle(core, source))));
  }

  /** Asks; after a trap asks once more, of a fresh instance. */
  #guarded<Answer>(question: (core: CoreExports) => Answer): Answer {
    try {
      this.#instance ??= instantiate(this.#module);
      return question(this.#instance);
    } catch {
      this.#drop();
    }
    try {
      this.#instance = instantiate(this.#module);
      return question(this.#instance);
    } catch (cause) {
      this.#drop();
      throw new CoreUnavailable(cause);
    }
  }

  #drop() {
    this.#instance = undefined;
    this.#handles.clear();
  }

  #handle(core: CoreExports, source: string): number {
    const known = this.#handles.get(source);
    if (known !== undefined) this.#handles.delete(source);
    const handle = known ?? this.#start(core, source);
    this.#handles.set(source, handle);
    return handle;
  }

  #start(core: CoreExports, source: string): number {
    if (this.#handles.size >= keptPrograms) this.#forgetOldest(core);
    const bytes = encoder.encode(source);
    for (;;) {
      const address = core.sw_wasm_reserve(bytes.length);
      if (address) new Uint8Array(core.memory.buffer).set(bytes, address);
      const handle = address ? core.sw_wasm_run(bytes.length) : 0;
      if (handle) return handle;
      /* Memory is short: other programs make room, as they can be run again. */
      if (this.#handles.size === 0) throw new RangeError('core.wasm is out of memory');
      this.#forgetOldest(core);
    }
  }

  #forgetOldest(core: CoreExports) {
    for (const [source, handle] of this.#handles) {
      core.sw_wasm_free(handle);
      this.#handles.delete(source);
      return;
    }
  }
}

function writeDoubles(core: CoreExports, values: number[]) {
  const address = core.sw_wasm_reserve(values.length * 8);
  if (!address) throw new RangeError('core.wasm is out of memory');
  new Float64Array(core.memory.buffer, address, values.length).set(values);
}

function readText(core: CoreExports, size: number): string | null {
  if (size < 0) return null;
  return decoder.decode(new Uint8Array(core.memory.buffer, core.sw_wasm_answer(), size));
}

const noCells: Cells = { labels: [], addresses: new Float64Array(), numbers: new Float64Array() };

function readCells(core: CoreExports, count: number): Cells {
  if (count < 0) return noCells;
  const block = new Uint32Array(core.memory.buffer, core.sw_wasm_answer(), 4);
  const [labels, size, addresses, numbers] = block as unknown as [number, number, number, number];
  const text = decoder.decode(new Uint8Array(core.memory.buffer, labels, size));
  return {
    labels: JSON.parse(text),
    addresses: new Float64Array(core.memory.buffer, addresses, count).slice(),
    numbers: new Float64Array(core.memory.buffer, numbers, count).slice(),
  };
}
