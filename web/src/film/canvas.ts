/** Pictures as pixels in a browser: what raster.ts is where there is none. */
import { type Drawing, textsOf } from './drawing';
import { withTexts } from './png';

/** Pixels of a PNG to one CSS pixel: sharp on slides and in print. */
const SCALE = 2;

export interface Canvas {
  element: HTMLCanvasElement;
  draw(svg: string): Promise<void>;
  /** The same once more: what is recorded is told that it still stands. */
  again(): void;
  pixels(): ImageData;
}

export function canvasOf(width: number, height: number): Canvas {
  const element = document.createElement('canvas');
  Object.assign(element, { width, height });
  const pen = element.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  let image = new Image();
  const paint = () => pen.drawImage(image, 0, 0, width, height);
  return {
    element,
    again: paint,
    async draw(svg) {
      image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      await image.decode();
      paint();
    },
    pixels: () => pen.getImageData(0, 0, width, height),
  };
}

export async function pngOf(drawing: Drawing): Promise<Uint8Array> {
  const canvas = canvasOf(drawing.width * SCALE, drawing.height * SCALE);
  await canvas.draw(drawing.svg);
  const blob = await new Promise<Blob | null>((done) => canvas.element.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return withTexts(new Uint8Array(await blob.arrayBuffer()), textsOf(drawing));
}
