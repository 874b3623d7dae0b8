/**
 * The core as a typed object. Programs are identified by their text and run once; the last ones
 * are kept. Every view of memory is made after the call and copied out before the next.
 */
import { type CoreExports, Loader } from './loader';
import type { Cells, Int, Scene, Story, Transcript } from './types';

const KEPT_PROGRAMS = 32;
/** Memory of an instance only grows: beyond this the next new program gets a fresh one. */
const MOST_MEMORY = 256 * 2 ** 20;
const SHARED = Symbol.for('stridewise.core.v1');

/** No instance can be had; the picture that is there has to do. */
export class CoreUnavailable extends Error {
  override readonly name = 'CoreUnavailable';
}

export class Core {
  readonly #loader: Loader;
  /** Handles by program text, the least recently used first. */
  readonly #handles = new Map<string, number>();
  readonly #transcripts = new Map<string, Transcript>();

  private constructor(loader: Loader) {
    this.#loader = loader;
  }

  /** For Node, prerendering and tests. */
  static async fromBytes(bytes: BufferSource): Promise<Core> {
    return new Core(await Loader.fromBytes(bytes));
  }

  /** For browsers: one core a page, also where several bundles ask for it. */
  static load(url: string | URL): Promise<Core> {
    const page = globalThis as { [SHARED]?: Promise<Core> | undefined };
    const shared = page[SHARED] ?? Loader.fromUrl(url).then((loader) => new Core(loader));
    page[SHARED] = shared;
    shared.catch(() => {
      // A failed download may be tried again.
      page[SHARED] = undefined;
    });
    return shared;
  }

  run(source: string): Transcript {
    return this.#with(source, () => {
      const transcript = this.#transcripts.get(source);
      if (!transcript) throw new CoreUnavailable('The transcript is missing.');
      return transcript;
    });
  }

  /** Null where there is nothing to step through. */
  story(source: string, statement: number): Story | null {
    return this.#with(source, (core, handle) => {
      return core.sw_wasm_story(handle, statement) ? parse<Story>(core) : null;
    });
  }

  /** Null where there is no such step. */
  scene(source: string, statement: number, step: Int): Scene | null {
    return this.#with(source, (core, handle) => {
      return core.sw_wasm_scene(handle, statement, Number(step)) ? parse<Scene>(core) : null;
    });
  }

  /** The window [start, start + count) per dimension of a tensor, cropped to the tensor. */
  cells(
    source: string,
    statement: number,
    operation: number,
    tensor: number,
    start: Int[],
    count: number[],
  ): Cells {
    return this.#with(source, (core, handle) => {
      write(core, new Float64Array([...start.map(Number), ...count]));
      const found = core.sw_wasm_cells(handle, statement, operation, tensor, start.length);
      return cellsOf(core, found);
    });
  }

  /** `count` cells of a tensor's storage from address `first` on. */
  storage(
    source: string,
    statement: number,
    operation: number,
    tensor: number,
    first: Int,
    count: number,
  ): Cells {
    return this.#with(source, (core, handle) => {
      const from = Number(first);
      return cellsOf(core, core.sw_wasm_storage(handle, statement, operation, tensor, from, count));
    });
  }

  /** The story as plain text; empty where there is none. */
  explain(source: string, statement: number): string {
    return this.#with(source, (core, handle) => {
      return core.sw_wasm_explain(handle, statement) ? text(core) : '';
    });
  }

  /** The names of events, phases, dtypes, errors and operations (JSON). */
  schema(): string {
    const core = this.#loader.exports;
    return core.sw_wasm_schema() ? text(core) : '';
  }

  /** Calls with the program's handle; after a trap once more in a fresh instance. */
  #with<Answer>(source: string, read: (core: CoreExports, handle: number) => Answer): Answer {
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        const handle = this.#handle(source);
        return read(this.#loader.exports, handle);
      } catch (error) {
        if (!isTrap(error)) throw error;
        this.#drop();
      }
    }
    this.#loader.renew().catch(() => {
      // The next call will try, and say so, again.
    });
    throw new CoreUnavailable('The computation had to be stopped.');
  }

  #handle(source: string): number {
    const known = this.#handles.get(source);
    if (known !== undefined) {
      this.#handles.delete(source);
      this.#handles.set(source, known);
      return known;
    }
    if (this.#loader.exports.memory.buffer.byteLength > MOST_MEMORY) this.#drop();
    while (this.#handles.size >= KEPT_PROGRAMS) this.#freeOldest();
    return this.#start(source);
  }

  #start(source: string): number {
    const core = this.#loader.exports;
    const size = write(core, new TextEncoder().encode(source));
    const handle = core.sw_wasm_run(size);
    if (handle < 0) throw new WebAssembly.RuntimeError('out of memory');
    if (!core.sw_wasm_transcript(handle)) throw new WebAssembly.RuntimeError('out of memory');
    this.#transcripts.set(source, parse<Transcript>(core));
    this.#handles.set(source, handle);
    return handle;
  }

  #freeOldest(): void {
    for (const [source, handle] of this.#handles) {
      this.#loader.exports.sw_wasm_free(handle);
      this.#handles.delete(source);
      this.#transcripts.delete(source);
      return;
    }
  }

  #drop(): void {
    this.#loader.drop();
    this.#handles.clear();
    this.#transcripts.clear();
  }
}

/** A trap leaves the instance in an unknown state; RangeError is how a full stack is told. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Copies into the input buffer; returns the number of bytes. */
function write(core: CoreExports, values: Uint8Array | Float64Array): number {
  const address = core.sw_wasm_input(values.byteLength);
  if (!address && values.byteLength) throw new WebAssembly.RuntimeError('out of memory');
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  new Uint8Array(core.memory.buffer).set(bytes, address);
  return values.byteLength;
}

/** The five words of the struct Output in sw_wasm.c. */
function output(core: CoreExports): Uint32Array {
  return new Uint32Array(core.memory.buffer, core.sw_wasm_output(), 5);
}

function text(core: CoreExports): string {
  const [data = 0, size = 0] = output(core);
  return new TextDecoder().decode(new Uint8Array(core.memory.buffer, data, size));
}

function parse<Answer>(core: CoreExports): Answer {
  return JSON.parse(text(core)) as Answer;
}

function cellsOf(core: CoreExports, found: number): Cells {
  if (!found) return { labels: [], addresses: new Float64Array(), numbers: new Float64Array() };
  const [, , addresses = 0, numbers = 0, count = 0] = output(core);
  const doubles = (address: number) => new Float64Array(core.memory.buffer, address, count).slice();
  return {
    labels: parse<string[] | null>(core),
    addresses: doubles(addresses),
    numbers: doubles(numbers),
  };
}
