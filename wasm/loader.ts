/** Brings the core into the page, a worker or Node: compiles once, instantiates when needed. */

/** The functions that pages call: wasm/exports.txt lists them, wasm/sw_wasm.c documents them. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize?: () => void;
  sw_wasm_input(size: number): number;
  sw_wasm_output(): number;
  sw_wasm_run(size: number, interactive: number): number;
  sw_wasm_free(handle: number): void;
  sw_wasm_transcript(handle: number): number;
  sw_wasm_map(handle: number): number;
  sw_wasm_statement_json(handle: number, statement: number, what: number): number;
  sw_wasm_scene(handle: number, statement: number, step: number): number;
  sw_wasm_cells(
    handle: number,
    statement: number,
    operation: number,
    tensor: number,
    step: number,
    stretched: number,
    ndim: number,
  ): number;
  sw_wasm_storage(
    handle: number,
    statement: number,
    operation: number,
    tensor: number,
    step: number,
    first: number,
    count: number,
  ): number;
  sw_wasm_named(handle: number, size: number): number;
  sw_wasm_named_cells(handle: number, ndim: number, size: number): number;
  sw_wasm_named_storage(handle: number, first: number, count: number, size: number): number;
  sw_wasm_probe(handle: number, ndim: number, size: number): number;
  sw_wasm_diagnose(size: number, answers: number): number;
}

/**
 * A compiled core and the instance in use. The module is kept: a new instance costs no download.
 */
export class Loader {
  readonly module: WebAssembly.Module;
  #exports: CoreExports | null = null;

  constructor(module: WebAssembly.Module) {
    this.module = module;
  }

  /** The instance; a new one after `drop`. Throws if the browser refuses. */
  get exports(): CoreExports {
    this.#exports ??= this.#started(new WebAssembly.Instance(this.module, imports));
    return this.#exports;
  }

  /** Drops the instance, so that its memory can be freed. */
  drop(): void {
    this.#exports = null;
  }

  /** Prepares an instance for the next call, for browsers that refuse to instantiate synchronously. */
  async renew(): Promise<void> {
    this.#exports = this.#started(await WebAssembly.instantiate(this.module, imports));
  }

  #started(instance: WebAssembly.Instance): CoreExports {
    const exports = instance.exports as unknown as CoreExports;
    exports._initialize?.();
    return exports;
  }
}

/** The only import of Emscripten's standalone modules: called when memory has grown. */
const imports: WebAssembly.Imports = { env: { emscripten_notify_memory_growth() {} } };

/** Copies into the input buffer; returns the number of bytes. */
export function write(core: CoreExports, values: Uint8Array | Float64Array): number {
  const address = core.sw_wasm_input(values.byteLength);
  if (!address && values.byteLength) throw new WebAssembly.RuntimeError('out of memory');
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  new Uint8Array(core.memory.buffer).set(bytes, address);
  return values.byteLength;
}

/**
 * Compiles while downloading if the server sends the type application/wasm, else downloads first.
 * `anew`: bypasses the browser's cache, which may hold a file that could not be compiled.
 */
export async function compileUrl(url: string | URL, anew: boolean): Promise<WebAssembly.Module> {
  const response = await fetch(url, anew ? { cache: 'reload' } : {}).catch((cause: unknown) => {
    throw new Error(`core.wasm could not be fetched from ${url}`, { cause });
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${url}`);
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/wasm') && 'compileStreaming' in WebAssembly) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
