/** Frames as a GIF. Of a frame only what has changed is kept, in its own 255 colours. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { type FileTexts, joined } from './png';
import type { Pixels } from './raster';

export interface GifFrame {
  pixels: Pixels;
  /** Milliseconds. */
  wait: number;
}

const COLOURS = 255;

export async function gifOf(
  frames: AsyncIterable<GifFrame>,
  texts: FileTexts,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = GIFEncoder();
  let before: Uint32Array | null = null;
  for await (const { pixels, wait } of frames) {
    const { width, height } = pixels;
    const now = wordsOf(pixels);
    const { index, palette } = reduced(now, before);
    encoder.writeFrame(index, width, height, {
      palette,
      delay: wait,
      repeat: 0,
      transparent: true,
      transparentIndex: palette.length - 1,
      // The frame before stays where this one shows through.
      dispose: 1,
    });
    before = now;
  }
  encoder.finish();
  return commented(encoder.bytes(), texts);
}

/** Each pixel as one 32-bit number. */
const wordsOf = ({ data }: Pixels) => new Uint32Array(new Uint8Array(data).buffer);

interface Reduced {
  index: Uint8Array;
  palette: number[][];
}

/** The last colour is that of what shows through. */
function reduced(now: Uint32Array, before: Uint32Array | null): Reduced {
  const places: number[] = [];
  for (let at = 0; at < now.length; at++) if (now[at] !== before?.[at]) places.push(at);
  const changed = new Uint8Array(Uint32Array.from(places, (at) => now[at] ?? 0).buffer);
  const colours = places.length > 0 ? quantize(changed, COLOURS) : [[0, 0, 0]];
  const index = new Uint8Array(now.length).fill(colours.length);
  const shown = places.length > 0 ? applyPalette(changed, colours) : [];
  places.forEach((at, order) => {
    index[at] = shown[order] ?? 0;
  });
  return { index, palette: [...colours, [0, 0, 0]] };
}

const TRAILER = 0x3b;

/** With a comment before its end: what it shows, and its licence. */
function commented(gif: Uint8Array, { title, description, licence }: FileTexts) {
  const text = new TextEncoder().encode([title, description, licence].join('\n'));
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < text.length; at += 255) {
    const block = text.subarray(at, at + 255);
    blocks.push(Uint8Array.of(block.length), block);
  }
  const comment = [Uint8Array.of(0x21, 0xfe), ...blocks, Uint8Array.of(0, TRAILER)];
  return joined([gif.subarray(0, -1), ...comment]);
}
