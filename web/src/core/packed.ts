/** Unpacks the core from the script, for a page that is a file and cannot fetch anything. */
import text from 'virtual:packed-core';

/** Key under which wasm/binding.ts shares the core on a page. */
const SHARED = Symbol.for('stridewise.core.v1');

async function compiled(): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/** Offers the packed core; call this before anything requests a core. It is compiled on the first request. */
export function offerPackedCore(): void {
  const page = globalThis as { [SHARED]?: object };
  let asked: Promise<WebAssembly.Module> | null = null;
  const module: PromiseLike<WebAssembly.Module> = {
    // biome-ignore lint/suspicious/noThenProperty: compiling begins when it is awaited.
    then(ok, failed) {
      asked ??= compiled();
      return asked.then(ok, failed);
    },
  };
  page[SHARED] ??= { module, core: null, url: '', here: null, failed: false };
}
