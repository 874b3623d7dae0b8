/**
 * Loads core.wasm, without any glue: in browsers, workers and Node alike. The module is kept, the
 * instance is not sacred: after a trap its stack is not to be trusted, so it is dropped and a fresh
 * one is made from the module (0.3 ms).
 */

/** The exports of core.wasm; see wasm/sw_wasm.c. Addresses and sizes are in bytes. */
export interface CoreExports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  sw_wasm_reserve(size: number): number;
  sw_wasm_run(size: number): number;
  sw_wasm_free(handle: number): void;
  sw_wasm_transcript(handle: number): number;
  sw_wasm_story(handle: number, statement: number): number;
  sw_wasm_scene(handle: number, statement: number, step: number): number;
  sw_wasm_explain(handle: number, statement: number): number;
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
  sw_wasm_answer(): number;
  sw_wasm_schema(): number;
}

/** The only import: Emscripten tells that memory has grown. No view is kept, so nobody minds. */
const imports = { env: { emscripten_notify_memory_growth() {} } };

export async function compile(url: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`core.wasm: HTTP status ${response.status}`);
  /* A server may send another MIME type than application/wasm, which streaming insists on. */
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  if (streams) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

export function instantiate(module: WebAssembly.Module): CoreExports {
  const { exports } = new WebAssembly.Instance(module, imports);
  const core = exports as unknown as CoreExports;
  core._initialize?.();
  return core;
}
