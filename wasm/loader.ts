/** Brings the core into the page, a worker or Node: compiles once, instantiates when needed. */

/** What pages call; wasm/exports.txt is the list, wasm/sw_wasm.c says what each does. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize?: () => void;
  sw_wasm_input(size: number): number;
  sw_wasm_output(): number;
  sw_wasm_run(size: number): number;
  sw_wasm_free(handle: number): void;
  sw_wasm_transcript(handle: number): number;
  sw_wasm_story(handle: number, statement: number): number;
  sw_wasm_scene(handle: number, statement: number, step: number): number;
  sw_wasm_cells(
    handle: number,
    statement: number,
    operation: number,
    tensor: number,
    ndim: number,
  ): number;
  sw_wasm_storage(
    handle: number,
    statement: number,
    operation: number,
    tensor: number,
    first: number,
    count: number,
  ): number;
  sw_wasm_questions(handle: number, statement: number): number;
  sw_wasm_probe(handle: number, ndim: number, size: number): number;
  sw_wasm_explain(handle: number, statement: number): number;
  sw_wasm_diagnose(size: number, answers: number): number;
  sw_wasm_schema(): number;
}

/** A function of the second half was called while it was not there: the call cannot go on. */
export class NeedsRest extends Error {}

/**
 * A compiled core and the instance in use. The core comes in two halves. The first can run alone:
 * each function that it lacks is an import of the module "rest" and throws NeedsRest. The second,
 * instantiated with the exports of the first, puts its functions in their place, in the table
 * through which the first calls them. Modules are kept: a new instance costs no download.
 */
export class Loader {
  readonly #first: WebAssembly.Module;
  readonly #imports: WebAssembly.Imports;
  #rest: WebAssembly.Module | null;
  #exports: CoreExports | null = null;

  constructor(first: WebAssembly.Module, rest: WebAssembly.Module | null = null) {
    this.#first = first;
    this.#rest = rest;
    this.#imports = importsOf(first);
  }

  get complete(): boolean {
    return this.#rest !== null;
  }

  /** The instance; a fresh one after `drop`. Throws where the browser gives none. */
  get exports(): CoreExports {
    if (!this.#exports) {
      const first = new WebAssembly.Instance(this.#first, this.#imports);
      if (this.#rest) new WebAssembly.Instance(this.#rest, restImports(first.exports));
      this.#exports = started(first);
    }
    return this.#exports;
  }

  /** Forgets the instance with its memory. */
  drop(): void {
    this.#exports = null;
  }

  /** For browsers that refuse to instantiate synchronously: a fresh instance for the next call. */
  async renew(): Promise<void> {
    const rest = this.#rest;
    const first = await WebAssembly.instantiate(this.#first, this.#imports);
    if (rest) await WebAssembly.instantiate(rest, restImports(first.exports));
    if (rest === this.#rest) this.#exports = started(first);
  }

  /** The instance in use gets its second half, and keeps the programs that it has run. */
  add(rest: WebAssembly.Module): void {
    if (this.#exports) new WebAssembly.Instance(rest, restImports(this.#exports));
    this.#rest = rest;
  }
}

/**
 * The functions of the second half, as long as they are missing, and the only import that
 * Emscripten's standalone modules may have: told when memory has grown.
 */
function importsOf(first: WebAssembly.Module): WebAssembly.Imports {
  const missing = () => {
    throw new NeedsRest();
  };
  const rest: WebAssembly.ModuleImports = {};
  for (const { module, name } of WebAssembly.Module.imports(first)) {
    if (module === 'rest') rest[name] = missing;
  }
  return { env: { emscripten_notify_memory_growth() {} }, rest };
}

function restImports(first: object): WebAssembly.Imports {
  return { core: first as WebAssembly.ModuleImports };
}

function started(instance: WebAssembly.Instance): CoreExports {
  const exports = instance.exports as unknown as CoreExports;
  exports._initialize?.();
  return exports;
}

/** Streams where the server names the type application/wasm, else reads the bytes first. */
export async function compileUrl(url: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${url}`);
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/wasm') && 'compileStreaming' in WebAssembly) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
