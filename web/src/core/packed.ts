/** The core out of the script itself, where nothing can be fetched: in a page that is a file. */
import text from 'virtual:packed-core';

/** As wasm/binding.ts shares it on a page. */
const SHARED = Symbol.for('stridewise.core.v1');

async function compiled(): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/** To be called before the core is asked for; it is compiled when it is. */
export function offerPackedCore(): void {
  const page = globalThis as { [SHARED]?: object };
  let asked: Promise<WebAssembly.Module> | null = null;
  const module: PromiseLike<WebAssembly.Module> = {
    // biome-ignore lint/suspicious/noThenProperty: awaited, it begins.
    then(ok, failed) {
      asked ??= compiled();
      return asked.then(ok, failed);
    },
  };
  page[SHARED] ??= { module, core: null, url: '', here: null, failed: false };
}
