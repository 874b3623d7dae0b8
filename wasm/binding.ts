/**
 * The core as a typed object. Programs are identified by their text and run once; the last ones
 * are kept. Every view of memory is made after the call and copied out before the next.
 */
import { type CoreExports, compileUrl, Loader, NeedsRest } from './loader';
import type {
  Cells,
  Diagnosis,
  Int,
  Outside,
  Probe,
  Question,
  Scene,
  Story,
  Transcript,
} from './types';

const KEPT_PROGRAMS = 32;
/** Memory of an instance only grows: beyond this the next new program gets a fresh one. */
const MOST_MEMORY = 256 * 2 ** 20;
const SHARED = Symbol.for('stridewise.core.v1');

/** No instance can be had; the picture that is there has to do. */
export class CoreUnavailable extends Error {
  override readonly name = 'CoreUnavailable';
}

/** The program needs the second half of the core, which is on its way. */
export class CoreIncomplete extends Error {
  override readonly name = 'CoreIncomplete';

  /** `ready` resolves to the core to ask again. */
  constructor(readonly ready: Promise<Core>) {
    super('One moment: loading the rest of the core.');
  }
}

interface Kept {
  handle: number;
  transcript: Transcript;
}

export class Core {
  readonly #loader: Loader;
  readonly #compileRest: () => Promise<WebAssembly.Module>;
  /** By program text, the least recently used first. */
  readonly #kept: Map<string, Kept>;
  #whole: Promise<Core> | undefined;
  #missed = false;

  private constructor(
    loader: Loader,
    compileRest: () => Promise<WebAssembly.Module>,
    kept = new Map<string, Kept>(),
  ) {
    this.#loader = loader;
    this.#compileRest = compileRest;
    this.#kept = kept;
  }

  /** For Node, prerendering and tests: with both halves nothing has to wait. */
  static async fromBytes(
    first: BufferSource,
    rest: BufferSource | Promise<BufferSource>,
  ): Promise<Core> {
    const compileRest = async () => WebAssembly.compile(await rest);
    const core = new Core(new Loader(await WebAssembly.compile(first)), compileRest);
    return rest instanceof Promise ? core : core.whole();
  }

  /**
   * For browsers: one core a page, also where several bundles ask for it. Resolves when the first
   * half is there; the rest is loaded as soon as `whole` or a program asks for it, or, with `both`,
   * at the same time as the first.
   */
  static load(first: string | URL, rest: string | URL, both = false): Promise<Core> {
    const page = globalThis as { [SHARED]?: Promise<Core> | undefined };
    const early = both && !page[SHARED] ? compileUrl(rest) : Promise.reject();
    early.catch(() => {}); // asked for again when it is needed
    const compileRest = () => early.catch(() => compileUrl(rest));
    const shared =
      page[SHARED] ?? compileUrl(first).then((module) => new Core(new Loader(module), compileRest));
    page[SHARED] = shared;
    shared.catch(() => {
      // A failed download may be tried again.
      page[SHARED] = undefined;
    });
    return shared;
  }

  /** True once a question had to wait for the rest: this core goes without an answer to it. */
  get missed(): boolean {
    return this.#missed;
  }

  /**
   * Loads the rest. Resolves to the core to use from then on: this one, or, where this one left
   * a question open, a new one for the same programs. Whoever compares cores then asks again.
   */
  whole(): Promise<Core> {
    const whole = this.#whole ?? this.#complete();
    this.#whole = whole;
    whole.catch(() => {
      this.#whole = undefined;
    });
    return whole;
  }

  async #complete(): Promise<Core> {
    if (!this.#loader.complete) this.#loader.add(await this.#compileRest());
    return this.#missed ? new Core(this.#loader, this.#compileRest, this.#kept) : this;
  }

  /** Throws CoreIncomplete where the program needs the rest, and CoreUnavailable after traps. */
  run(source: string): Transcript {
    return this.#with(source, (_, { transcript }) => transcript);
  }

  /** Null where there is nothing to step through; as below, also while the rest is missing. */
  story(source: string, statement: number): Story | null {
    return this.#with(
      source,
      (core, { handle }) => {
        return core.sw_wasm_story(handle, statement) ? parse<Story>(core) : null;
      },
      null,
    );
  }

  /** Null where there is no such step. */
  scene(source: string, statement: number, step: Int): Scene | null {
    return this.#with(
      source,
      (core, { handle }) => {
        return core.sw_wasm_scene(handle, statement, Number(step)) ? parse<Scene>(core) : null;
      },
      null,
    );
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
    return this.#with(
      source,
      (core, { handle }) => {
        write(core, new Float64Array([...start.map(Number), ...count]));
        const found = core.sw_wasm_cells(handle, statement, operation, tensor, start.length);
        return cellsOf(core, found);
      },
      NO_CELLS,
    );
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
    return this.#with(
      source,
      (core, { handle }) => {
        const from = Number(first);
        return cellsOf(
          core,
          core.sw_wasm_storage(handle, statement, operation, tensor, from, count),
        );
      },
      NO_CELLS,
    );
  }

  /** What a reader may be asked at this statement; empty also while the rest is missing. */
  questions(source: string, statement: number): Question[] {
    return this.#with(
      source,
      (core, { handle }) => {
        return core.sw_wasm_questions(handle, statement) ? parse<Question[]>(core) : [];
      },
      [],
    );
  }

  /**
   * What writing one cell of a named tensor at the end of the program would change. For the state
   * after an earlier statement, ask with the program up to there. Null where there is no such cell.
   */
  probe(source: string, name: string, index: Int[]): Probe | null {
    return this.#with(
      source,
      (core, { handle }) => {
        const bytes = new TextEncoder().encode(name);
        const input = new Uint8Array(index.length * Float64Array.BYTES_PER_ELEMENT + bytes.length);
        input.set(new Uint8Array(Float64Array.from(index.map(Number)).buffer));
        input.set(bytes, input.length - bytes.length);
        write(core, input);
        return core.sw_wasm_probe(handle, index.length, bytes.length) ? parse<Probe>(core) : null;
      },
      null,
    );
  }

  /** The story as plain text; empty where there is none. */
  explain(source: string, statement: number): string {
    return this.#with(
      source,
      (core, { handle }) => {
        return core.sw_wasm_explain(handle, statement) ? text(core) : '';
      },
      '',
    );
  }

  /**
   * What a pasted traceback or message is; null where it is none that the core knows. `answers`:
   * sizes for what the message does not say, by the names in `asked`.
   */
  diagnose(pasted: string, answers: Record<string, string>): Diagnosis | Outside | null {
    const lines = Object.entries(answers).map(([name, sizes]) => `${name}=${sizes}`);
    const encoder = new TextEncoder();
    const [first, second] = [encoder.encode(pasted), encoder.encode(lines.join('\n'))];
    const both = new Uint8Array([...first, ...second]);
    return this.#with('', (core) => {
      write(core, both);
      const found = core.sw_wasm_diagnose(first.length, second.length);
      return found ? parse<Diagnosis | Outside>(core) : null;
    });
  }

  /** The names of events, phases, dtypes, errors and operations (JSON). */
  schema(): string {
    return this.#with('', (core) => (core.sw_wasm_schema() ? text(core) : ''));
  }

  /**
   * Reads from a program that has run; after a trap once more in a fresh instance. While the rest
   * is missing, `meanwhile` stands for what only the rest can tell.
   */
  #with<Answer>(
    source: string,
    read: (core: CoreExports, kept: Kept) => Answer,
    meanwhile?: Answer,
  ): Answer {
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        const kept = this.#keep(source);
        return read(this.#loader.exports, kept);
      } catch (error) {
        if (!isTrap(error)) throw error;
        this.#drop();
        if (!this.#loader.complete) return this.#miss(meanwhile);
      }
    }
    this.#loader.renew().catch(() => {
      // The next call will try, and say so, again.
    });
    throw new CoreUnavailable('The computation had to be stopped.');
  }

  #miss<Answer>(meanwhile: Answer | undefined): Answer {
    this.#missed = true;
    const ready = this.whole();
    if (meanwhile === undefined) throw new CoreIncomplete(ready);
    return meanwhile;
  }

  #keep(source: string): Kept {
    const known = this.#kept.get(source);
    if (known) {
      this.#kept.delete(source);
      this.#kept.set(source, known);
      return known;
    }
    if (this.#loader.exports.memory.buffer.byteLength > MOST_MEMORY) this.#drop();
    while (this.#kept.size >= KEPT_PROGRAMS) this.#freeOldest();
    return this.#start(source);
  }

  #start(source: string): Kept {
    const core = this.#loader.exports;
    const size = write(core, new TextEncoder().encode(source));
    const handle = core.sw_wasm_run(size);
    if (handle < 0) throw new WebAssembly.RuntimeError('out of memory');
    if (!core.sw_wasm_transcript(handle)) throw new WebAssembly.RuntimeError('out of memory');
    const kept = { handle, transcript: parse<Transcript>(core) };
    const { suggested } = kept.transcript;
    // What the first half cannot begin to tell, it shall not run.
    if (suggested !== null && !this.#loader.complete) core.sw_wasm_scene(handle, suggested, 0);
    this.#kept.set(source, kept);
    return kept;
  }

  #freeOldest(): void {
    for (const [source, { handle }] of this.#kept) {
      this.#loader.exports.sw_wasm_free(handle);
      this.#kept.delete(source);
      return;
    }
  }

  #drop(): void {
    this.#loader.drop();
    this.#kept.clear();
  }
}

const NO_CELLS: Cells = { labels: [], addresses: new Float64Array(), numbers: new Float64Array() };

/**
 * A trap, or a call that had to end for want of the rest, leaves the instance in an unknown state;
 * RangeError is how a full stack is told. Half a core also traps at texts that it does not have.
 */
function isTrap(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    error instanceof RangeError ||
    error instanceof NeedsRest
  );
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
  if (!found) return NO_CELLS;
  const [, , addresses = 0, numbers = 0, count = 0] = output(core);
  const doubles = (address: number) => new Float64Array(core.memory.buffer, address, count).slice();
  return {
    labels: parse<string[] | null>(core),
    addresses: doubles(addresses),
    numbers: doubles(numbers),
  };
}
