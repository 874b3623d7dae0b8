/**
 * Packs a text for a link: UTF-8, deflated, in base64url, by the browser's own streams. This file is
 * fetched only when a link has such a text or is written.
 */
import { mostText } from './most-text';

/** Longest packed text that is read, in characters: base64 adds a third to a text that does not
 * shrink. */
const mostPacked = 100_000;
/** Bytes unpacked at a time: one byte can unpack to a thousand at most. */
const slice = 1024;

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks a text. Never throws: a failure is reported by a note. */
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

/** Null if the text is longer than a link may hold; the rest is then not unpacked. */
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
