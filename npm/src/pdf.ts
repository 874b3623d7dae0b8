/** Pictures as a PDF, a page each. */
import { deflateSync } from 'node:zlib';
import type { Pixels } from '../../web/src/film/raster';

/** Points of a CSS pixel. */
const POINT = 0.75;

export interface PdfPage extends Pick<Pixels, 'width' | 'height'> {
  /** Red, green, blue of each pixel, deflated. */
  colours: Uint8Array;
}

/** A page from pixels, which are put on white. */
export function pageOf({ width, height, data }: Pixels): PdfPage {
  const colours = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const opacity = (data[4 * pixel + 3] ?? 255) / 255;
    for (let part = 0; part < 3; part++)
      colours[3 * pixel + part] = 255 - (255 - (data[4 * pixel + part] ?? 255)) * opacity;
  }
  return { width, height, colours: deflateSync(colours) };
}

/** `scale`: pixels of a CSS pixel. */
export function pdfOf(pages: readonly PdfPage[], title: string, scale: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (text: string, stream?: Uint8Array) => {
    places.push(length);
    put(`${places.length} 0 obj\n${text}\n`);
    if (stream) for (const part of ['stream\n', stream, '\nendstream\n']) put(part);
    put('endobj\n');
  };
  put('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, at) => `${4 + 3 * at} 0 R`).join(' ');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  object(`<< /Title <feff${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`);
  pages.forEach(({ width, height, colours }, at) => {
    const [wide, high] = [width, height].map((pixels) => (pixels * POINT) / scale);
    const own = 4 + 3 * at;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${own + 1} 0 R ` +
        `/Resources << /XObject << /I ${own + 2} 0 R >> >> >>`,
    );
    const drawn = Buffer.from(`${wide} 0 0 ${high} 0 0 cm /I Do`);
    object(`<< /Length ${drawn.length} >>`, drawn);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /FlateDecode /Length ${colours.length} >>`,
      colours,
    );
  });
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  put(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  put(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R /Info 3 0 R >>\n`);
  put(`startxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
