/**
 * A text as a link holds it: UTF-8, deflated, in base64url. The browser's own streams do it. Fetched
 * when a link has such a text, or is written.
 */
import { mostText } from './most-text';

/** Longest packed text that is looked at: what does not shrink at all is a third longer. */
const mostPacked = 100_000;
/** So much is unpacked at a time: a byte unfolds into a thousand at the most. */
const slice = 1024;

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Never throws: what cannot be unpacked is told by the note of that name. */
export async function unpack(packed: string): Promise<{ text: string } | 'damaged' | 'tooLong'> {
  if (packed.length > mostPacked) return 'tooLong';
  try {
    const bytes = await inflate(bytesOf(packed));
    if (!bytes) return 'tooLong';
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return 'damaged';
  }
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(packed)) throw new Error('not base64url');
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Null where it is more than a link may hold: the rest is not unpacked. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  let at = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + slice));
      at += slice;
    },
  });
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const whole = new Uint8Array(mostText);
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return whole.subarray(0, size);
    if (size + value.length > mostText) {
      reader.cancel().catch(() => {});
      return null;
    }
    whole.set(value, size);
    size += value.length;
  }
}
