/**
 * The core as a typed object. Programs are identified by their text and run once; the last ones
 * are kept. Memory may grow, and so move, in any call: results are copied out before the next call.
 */
import { cellsOf, output, parse, writeNamed } from './exchange';
import { type CoreExports, compileUrl, Loader, write } from './loader';
import { inNeighbours } from './neighbours';
import type {
  Cells,
  CellsOf,
  Diagnosis,
  Int,
  Outside,
  Probe,
  ProgramMap,
  Question,
  Ran,
  Scene,
  SizePlace,
  Story,
  TensorInfo,
  Transcript,
} from './types';

const KEPT_PROGRAMS = 32;
/** Scenes kept per program: several widgets show one step, and some ask for the first and last again and again. */
const KEPT_SCENES = 16;
/** An instance's memory never shrinks: if it is larger than this, the next new program gets a new instance. */
const MOST_MEMORY = 256 * 2 ** 20;
const SHARED = Symbol.for('stridewise.core.v1');

/** The `what` of `sw_wasm_statement_json`. */
const ABOUT_STATEMENT = { story: 0, questions: 1, sizePlaces: 2 } as const;

/** Thrown if the browser refuses an instance; the page then keeps the prerendered picture. */
export class CoreUnavailable extends Error {
  override readonly name = 'CoreUnavailable';
}

/** The memory of a worker that ran a program, and the program's handle in it: wasm/run-in-worker.ts. */
export interface Elsewhere {
  memory: ArrayBuffer;
  handle: number;
}

interface Kept {
  handle: number;
  /** The program was stopped because it was too much work. */
  hitWorkLimit: boolean;
  transcript: Transcript;
  /** Scenes by statement and step, the least recently used first. */
  scenes: Map<string, Readonly<Scene> | null>;
}

/** The page's copy of the core. The module is kept even if the browser refuses an instance. */
interface PageCore {
  module: Promise<WebAssembly.Module> | null;
  core: Promise<Core> | null;
  /** The module's address, and its core once there is an instance: other frames may use both. */
  url: string;
  here: Core | null;
  /** A download could not be compiled, so the next one bypasses the cache. */
  failed: boolean;
}

export class Core {
  readonly #loader: Loader;
  /** A person waits for the answer, so programs are stopped after a limited amount of work. */
  readonly #interactive: boolean;
  /** In bytes. An instance with more memory is replaced before the next new program. */
  #memoryLimit = MOST_MEMORY;
  /** Programs by their text, the least recently used first. */
  readonly #kept = new Map<string, Kept>();

  /** The last program that was too much work, up to the statement in which it was stopped. */
  #much = '';

  private constructor(module: WebAssembly.Module, interactive: boolean) {
    this.#interactive = interactive;
    this.#loader = new Loader(module);
  }

  /** A core for Node, prerendering and tests: programs run to their end, however much work that is. */
  static async fromBytes(bytes: BufferSource): Promise<Core> {
    return Core.fromModule(await WebAssembly.compile(bytes));
  }

  static fromModule(module: WebAssembly.Module): Core {
    return new Core(module, false);
  }

  /**
   * The core for browsers: one a page, even if several bundles or frames of one origin request it.
   * Resolves once there is an instance. Rejects if the core can't be loaded; a later call tries again.
   */
  static load(url: string | URL): Promise<Core> {
    const page = globalThis as { [SHARED]?: PageCore };
    page[SHARED] ??= { module: null, core: null, url: String(url), here: null, failed: false };
    const shared = page[SHARED];
    const near = () =>
      inNeighbours((frame) => {
        const { here, url } = (frame as { [SHARED]?: PageCore })[SHARED] ?? {};
        return here && url === shared.url ? here : null;
      });
    const there = shared.core === null && near();
    if (there) return Promise.resolve(there);
    shared.core ??= Core.#fresh(shared, url).catch((error: unknown) => {
      shared.core = null;
      const late = near();
      if (late) return late;
      throw error;
    });
    return shared.core;
  }

  static async #fresh(shared: PageCore, url: string | URL): Promise<Core> {
    shared.module ??= compileUrl(url, shared.failed).catch((error: unknown) => {
      shared.module = null;
      shared.failed = true;
      throw error;
    });
    const core = new Core(await shared.module, true);
    await core.#loader.renew();
    shared.here = core;
    return core;
  }

  /** Frees the instance's memory until the next call, because others on the page may get none. */
  rest(): void {
    this.#drop();
  }

  /** Runs a program. This and the methods below throw CoreUnavailable after repeated traps. */
  run(source: string): Transcript {
    return this.#with(source, (_, { transcript }) => transcript);
  }

  /**
   * Whether a program is stopped by the limit for interactive runs, so that a worker may finish it. One that
   * begins as the last one that was stopped is not run again to find out.
   */
  isMuch(source: string): boolean {
    if (!this.#kept.has(source) && this.#much && source.startsWith(this.#much)) return true;
    return this.#with(source, (_, { hitWorkLimit }) => hitWorkLimit);
  }

  /** Runs a program that is too much here all the same, where no worker can be had: a good second. */
  runLonger(source: string): void {
    this.#free(source);
    this.#keep(source, 2);
  }

  /** Runs a program in a worker (`run`), and then uses the worker's whole memory in place of this one. */
  async adopt(source: string, run: (loader: Loader) => Promise<Elsewhere>): Promise<void> {
    const { memory, handle } = await run(this.#loader);
    this.#drop();
    const core = this.#loader.exports;
    core.memory.grow((memory.byteLength - core.memory.buffer.byteLength) / 2 ** 16);
    new Uint8Array(core.memory.buffer).set(new Uint8Array(memory));
    this.#memoryLimit += memory.byteLength;
    this.#keepRun(source, handle, false);
  }

  /** Every call of the run, with the shapes that it was given and returned. */
  map(source: string): ProgramMap {
    return this.#with(source, (core, { handle }) => {
      if (core.sw_wasm_map(handle)) return parse<ProgramMap>(core);
      throw new WebAssembly.RuntimeError('out of memory');
    });
  }

  /** The story of a statement; null if there is nothing to step through. */
  story(source: string, statement: number): Story | null {
    return this.#with(source, (core, { handle }) => {
      return core.sw_wasm_statement_json(handle, statement, ABOUT_STATEMENT.story)
        ? parse<Story>(core)
        : null;
    });
  }

  /** The scene of a step; null if there is no such step. Every caller gets the same object. */
  scene(source: string, statement: number, step: Int): Readonly<Scene> | null {
    return this.#with(source, (core, { handle, scenes }) => {
      const key = `${statement} ${step}`;
      const known = scenes.get(key);
      const scene =
        known ?? (core.sw_wasm_scene(handle, statement, Number(step)) ? parse<Scene>(core) : null);
      scenes.delete(key);
      scenes.set(key, scene);
      const [oldest] = scenes.keys();
      if (scenes.size > KEPT_SCENES && oldest !== undefined) scenes.delete(oldest);
      return scene;
    });
  }

  /** The window [start, start + count) per dimension of a tensor, cropped to the tensor. */
  cells(source: string, of: CellsOf, start: Int[], count: number[]): Cells {
    return this.#with(source, (core, { handle }) => {
      write(core, new Float64Array([...start.map(Number), ...count]));
      const { statement, operation, tensor, step, stretched } = of;
      const [at, wide, dims] = [Number(step), Number(stretched ?? false), start.length];
      return cellsOf(
        core,
        core.sw_wasm_cells(handle, statement, operation, tensor, at, wide, dims),
      );
    });
  }

  /** `count` cells of a tensor's storage from address `first` on. */
  storage(source: string, of: CellsOf, first: Int, count: number): Cells {
    return this.#with(source, (core, { handle }) => {
      const { statement, operation, tensor } = of;
      const [at, from] = [Number(of.step), Number(first)];
      return cellsOf(
        core,
        core.sw_wasm_storage(handle, statement, operation, tensor, at, from, count),
      );
    });
  }

  /** The questions to quiz a reader with at this statement. */
  questions(source: string, statement: number): Question[] {
    return this.#with(source, (core, { handle }) => {
      return core.sw_wasm_statement_json(handle, statement, ABOUT_STATEMENT.questions)
        ? parse<Question[]>(core)
        : [];
    });
  }

  /** The numbers in the program that make the sizes at the start of this statement's story. */
  sizePlaces(source: string, statement: number): SizePlace[] {
    return this.#with(source, (core, { handle }) => {
      return core.sw_wasm_statement_json(handle, statement, ABOUT_STATEMENT.sizePlaces)
        ? parse<SizePlace[]>(core)
        : [];
    });
  }

  /**
   * A named tensor at the end of the program, followed by all others in its storage; empty if there
   * is no such tensor. For the state after an earlier statement, pass the program up to there.
   */
  named(source: string, name: string): TensorInfo[] {
    return this.#with(source, (core, { handle }) =>
      core.sw_wasm_named(handle, writeNamed(core, name)) ? parse<TensorInfo[]>(core) : [],
    );
  }

  /** The cells of a named tensor, like `cells`. */
  namedCells(source: string, name: string, start: Int[], count: number[]): Cells {
    return this.#with(source, (core, { handle }) => {
      const size = writeNamed(core, name, [...start, ...count]);
      return cellsOf(core, core.sw_wasm_named_cells(handle, start.length, size));
    });
  }

  /** `count` cells of a named tensor's storage from element address `first` on. */
  namedStorage(source: string, name: string, first: Int, count: number): Cells {
    return this.#with(source, (core, { handle }) => {
      const size = writeNamed(core, name);
      return cellsOf(core, core.sw_wasm_named_storage(handle, Number(first), count, size));
    });
  }

  /**
   * The names that would see a write to one cell of a named tensor, at the end of the program. For the
   * state after an earlier statement, pass the program up to there. Null if there is no such cell.
   */
  probe(source: string, name: string, index: Int[]): Probe | null {
    return this.#with(source, (core, { handle }) => {
      const size = writeNamed(core, name, index);
      return core.sw_wasm_probe(handle, index.length, size) ? parse<Probe>(core) : null;
    });
  }

  /**
   * The diagnosis of a pasted traceback or message; null if the core recognises none. `answers`: sizes
   * that the message leaves out, by the names in `asked`.
   */
  diagnose(pasted: string, answers: Record<string, string>): Diagnosis | Ran | Outside | null {
    const lines = Object.entries(answers).map(([name, sizes]) => `${name}=${sizes}`);
    const encoder = new TextEncoder();
    const [text, given] = [encoder.encode(pasted), encoder.encode(lines.join('\n'))];
    const input = new Uint8Array(text.length + given.length);
    input.set(text);
    input.set(given, text.length);
    return this.#with('', (core) => {
      write(core, input);
      const found = core.sw_wasm_diagnose(text.length, given.length);
      return found ? parse<Diagnosis | Ran | Outside>(core) : null;
    });
  }

  /** Reads from a program, running it if need be; after a trap, once more in a new instance. */
  #with<Answer>(source: string, read: (core: CoreExports, kept: Kept) => Answer): Answer {
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        return read(this.#loader.exports, this.#keep(source));
      } catch (error) {
        if (!isTrap(error)) throw error;
        this.#drop();
      }
    }
    this.#loader.renew().catch(() => {
      // The next call tries again, and reports the failure.
    });
    throw new CoreUnavailable('The computation had to be stopped.');
  }

  #keep(source: string, interactive = Number(this.#interactive)): Kept {
    const known = this.#kept.get(source);
    if (known) {
      this.#kept.delete(source);
      this.#kept.set(source, known);
      return known;
    }
    if (this.#loader.exports.memory.buffer.byteLength > this.#memoryLimit) this.#drop();
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < KEPT_PROGRAMS) break;
      this.#free(oldest);
    }
    return this.#start(source, interactive);
  }

  #start(source: string, interactive: number): Kept {
    const core = this.#loader.exports;
    const size = write(core, new TextEncoder().encode(source));
    const handle = core.sw_wasm_run(size, interactive);
    return this.#keepRun(source, handle, output(core)[6] === 1);
  }

  #keepRun(source: string, handle: number, hitWorkLimit: boolean): Kept {
    const core = this.#loader.exports;
    if (handle < 0) throw new WebAssembly.RuntimeError('out of memory');
    if (!core.sw_wasm_transcript(handle)) throw new WebAssembly.RuntimeError('out of memory');
    const transcript = parse<Transcript>(core);
    const behind = transcript.statements.find(({ needs }) => needs?.kind === 'stopped');
    const stopped = transcript.statements.at((behind?.index ?? 0) - 1);
    if (hitWorkLimit && stopped) this.#much = source.slice(0, stopped.span.end);
    const kept = { handle, hitWorkLimit, transcript, scenes: new Map() };
    this.#kept.set(source, kept);
    return kept;
  }

  #free(source: string): void {
    const kept = this.#kept.get(source);
    if (kept) this.#loader.exports.sw_wasm_free(kept.handle);
    this.#kept.delete(source);
  }

  #drop(): void {
    this.#loader.drop();
    this.#kept.clear();
    this.#memoryLimit = MOST_MEMORY;
  }
}

/** A trap leaves the instance in an unknown state. Browsers report a full stack as a RangeError. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}
