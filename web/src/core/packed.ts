/** Offers a page a core other than the one at the site's own address. */
import { compileUrl } from '../../../wasm/loader';

/** Key under which wasm/binding.ts shares the core on a page. */
const SHARED = Symbol.for('stridewise.core.v1');

/** Compiles core.wasm from `text`: gzip, in base64. */
export async function unpacked(text: string): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/** A core that comes inside a script, for pages that cannot fetch one by its address. */
export const offerPackedCore = (read: () => string | Promise<string>): void =>
  offer(async () => unpacked(await read()));

/** A core at another address. It takes the place of one that was offered and is not in use yet. */
export const offerCoreAt = (url: string | URL): void =>
  offer((again) => compileUrl(url, again), true);

/** Nothing is fetched or compiled before the first request; after a failure the next one tries again. */
function offer(bring: (again: boolean) => Promise<WebAssembly.Module>, instead = false): void {
  const page = globalThis as { [SHARED]?: { core: unknown } };
  let asked: Promise<WebAssembly.Module> | null = null;
  let again = false;
  const module: PromiseLike<WebAssembly.Module> = {
    // biome-ignore lint/suspicious/noThenProperty: bringing begins when it is awaited.
    then(ok, failed) {
      asked ??= bring(again).catch((error: unknown) => {
        asked = null;
        again = true;
        throw error;
      });
      return asked.then(ok, failed);
    },
  };
  const offered = { module, core: null, url: '', here: null, failed: false };
  if (instead && page[SHARED]?.core === null) page[SHARED] = offered;
  page[SHARED] ??= offered;
}
