/**
 * The core as a typed object. Programs are identified by their text and run once; the last ones
 * are kept. Every view of memory is made after the call and copied out before the next.
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
  Question,
  Ran,
  Scene,
  SizePlace,
  Story,
  TensorInfo,
  Transcript,
} from './types';

const KEPT_PROGRAMS = 32;
/** Of each program: a step is shown by several, and some ask for the ends of its story again and again. */
const KEPT_SCENES = 16;
/** Memory of an instance only grows: beyond this the next new program gets a fresh one. */
const MOST_MEMORY = 256 * 2 ** 20;
const SHARED = Symbol.for('stridewise.core.v1');

/** The `what` of `sw_wasm_statement_json`. */
const ABOUT_STATEMENT = { story: 0, questions: 1, sizePlaces: 2 } as const;

/** The browser gives no instance; the prerendered picture has to do. */
export class CoreUnavailable extends Error {
  override readonly name = 'CoreUnavailable';
}

/** The memory that a run elsewhere left, and the program's handle in it: wasm/run-in-worker.ts. */
export interface Elsewhere {
  memory: ArrayBuffer;
  handle: number;
}

interface Kept {
  handle: number;
  /** Stopped for its work. */
  hitWorkLimit: boolean;
  transcript: Transcript;
  /** By statement and step, the least recently used first. */
  scenes: Map<string, Readonly<Scene> | null>;
}

/** What a page has of the core; the module is kept where only an instance was refused. */
interface PageCore {
  module: Promise<WebAssembly.Module> | null;
  core: Promise<Core> | null;
  /** Where the module is from, and its core once it has an instance: what other frames may use. */
  url: string;
  here: Core | null;
  /** A download was of no use. */
  failed: boolean;
}

export class Core {
  readonly #loader: Loader;
  /** A person waits for the answer: a program is stopped after a limited amount of work. */
  readonly #interactive: boolean;
  /** In bytes. An instance with more memory is replaced before the next new program. */
  #memoryLimit = MOST_MEMORY;
  /** By program text, the least recently used first. */
  readonly #kept = new Map<string, Kept>();

  private constructor(module: WebAssembly.Module, interactive: boolean) {
    this.#interactive = interactive;
    this.#loader = new Loader(module);
  }

  /** For Node, prerendering and tests: programs run to their end, however much work that is. */
  static async fromBytes(bytes: BufferSource): Promise<Core> {
    return new Core(await WebAssembly.compile(bytes), false);
  }

  /**
   * For browsers: one core a page, also where several bundles or frames of one origin ask for it.
   * Resolves to one that has an instance; rejects where none can be had, and whoever then asks again
   * gets another try.
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

  /** Gives its memory back, until it is asked again: others on the page may have none. */
  rest(): void {
    this.#drop();
  }

  /** Throws CoreUnavailable after traps, as all that follow. */
  run(source: string): Transcript {
    return this.#with(source, (_, { transcript }) => transcript);
  }

  /** Whether a program was stopped for its work, though it may do more where nobody waits. */
  hitWorkLimit(source: string): boolean {
    return this.#with(source, (_, { hitWorkLimit }) => hitWorkLimit);
  }

  /** A program that `run` runs elsewhere: then its whole memory, in place of the one here. */
  async adopt(source: string, run: (loader: Loader) => Promise<Elsewhere>): Promise<void> {
    const { memory, handle } = await run(this.#loader);
    this.#drop();
    const core = this.#loader.exports;
    core.memory.grow((memory.byteLength - core.memory.buffer.byteLength) / 2 ** 16);
    new Uint8Array(core.memory.buffer).set(new Uint8Array(memory));
    this.#memoryLimit += memory.byteLength;
    this.#keepRun(source, handle, false);
  }

  /** Null where there is nothing to step through. */
  story(source: string, statement: number): Story | null {
    return this.#with(source, (core, { handle }) => {
      return core.sw_wasm_statement_json(handle, statement, ABOUT_STATEMENT.story)
        ? parse<Story>(core)
        : null;
    });
  }

  /** Null where there is no such step. All who ask get the same object. */
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

  /** What a reader may be asked at this statement. */
  questions(source: string, statement: number): Question[] {
    return this.#with(source, (core, { handle }) => {
      return core.sw_wasm_statement_json(handle, statement, ABOUT_STATEMENT.questions)
        ? parse<Question[]>(core)
        : [];
    });
  }

  /** Which numbers in the program make the sizes that this statement's story begins with. */
  sizePlaces(source: string, statement: number): SizePlace[] {
    return this.#with(source, (core, { handle }) => {
      return core.sw_wasm_statement_json(handle, statement, ABOUT_STATEMENT.sizePlaces)
        ? parse<SizePlace[]>(core)
        : [];
    });
  }

  /**
   * A named tensor at the end of the program, and behind it all others in its storage; empty where
   * there is no such tensor. For the state after an earlier statement, ask with the program up to
   * there.
   */
  named(source: string, name: string): TensorInfo[] {
    return this.#with(source, (core, { handle }) =>
      core.sw_wasm_named(handle, writeNamed(core, name)) ? parse<TensorInfo[]>(core) : [],
    );
  }

  /** Its cells, as `cells` gives them. */
  namedCells(source: string, name: string, start: Int[], count: number[]): Cells {
    return this.#with(source, (core, { handle }) => {
      const size = writeNamed(core, name, [...start, ...count]);
      return cellsOf(core, core.sw_wasm_named_cells(handle, start.length, size));
    });
  }

  /** `count` cells of its storage from address `first` on. */
  namedStorage(source: string, name: string, first: Int, count: number): Cells {
    return this.#with(source, (core, { handle }) => {
      const size = writeNamed(core, name);
      return cellsOf(core, core.sw_wasm_named_storage(handle, Number(first), count, size));
    });
  }

  /**
   * What writing one cell of a named tensor at the end of the program would change. For the state
   * after an earlier statement, ask with the program up to there. Null where there is no such cell.
   */
  probe(source: string, name: string, index: Int[]): Probe | null {
    return this.#with(source, (core, { handle }) => {
      const size = writeNamed(core, name, index);
      return core.sw_wasm_probe(handle, index.length, size) ? parse<Probe>(core) : null;
    });
  }

  /**
   * What a pasted traceback or message says; null where the core knows none in it. `answers`: sizes
   * for what the message leaves out, by the names in `asked`.
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

  /** Reads from a program that has run; after a trap once more in a fresh instance. */
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
      // The next call will try, and say so, again.
    });
    throw new CoreUnavailable('The computation had to be stopped.');
  }

  #keep(source: string): Kept {
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
    return this.#start(source);
  }

  #start(source: string): Kept {
    const core = this.#loader.exports;
    const size = write(core, new TextEncoder().encode(source));
    const handle = core.sw_wasm_run(size, Number(this.#interactive));
    return this.#keepRun(source, handle, output(core)[6] === 1);
  }

  #keepRun(source: string, handle: number, hitWorkLimit: boolean): Kept {
    const core = this.#loader.exports;
    if (handle < 0) throw new WebAssembly.RuntimeError('out of memory');
    if (!core.sw_wasm_transcript(handle)) throw new WebAssembly.RuntimeError('out of memory');
    const transcript = parse<Transcript>(core);
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

/** A trap leaves the instance in an unknown state; RangeError is how a full stack is told. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}
