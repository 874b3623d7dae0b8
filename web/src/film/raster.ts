/**
 * Pictures as pixels without a browser, by resvg: a package of its own, as it is larger than all of
 * ours. Texts are set in what stands first among a language's fonts (locales/languages.json) of those on the machine.
 */
import { type Language, languages } from '../locales/languages';
import { type FileTexts, withTexts } from './png';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, opacity. */
  data: Uint8Array | Uint8ClampedArray;
}

export interface Raster {
  png(svg: string, texts: FileTexts): Uint8Array;
  pixels(svg: string): Pixels;
}

export const NO_RASTER =
  'PNG and GIF are drawn by the package @resvg/resvg-js: install it with npm install @resvg/resvg-js';
export const NO_FONT = 'no font is installed: name one with --font FILE';

const SANS = languages.en.fonts ?? [];
const MONO = [
  ...['Menlo', 'Consolas', 'Noto Sans Mono', 'Liberation Mono', 'DejaVu Sans Mono'],
  'Courier New',
];
const NO_FAMILY = 'no such family';
const NO_LETTER = '\u{10fffd}';

interface RasterOptions {
  language: Language;
  /** Pixels of the picture to one CSS pixel. */
  zoom: number;
  /** Font files beside those of the machine. */
  fonts?: readonly string[];
}

type Resvg = typeof import('@resvg/resvg-js').Resvg;

/** A sentence where pictures cannot be made here. */
export async function createRaster({
  language,
  zoom,
  fonts = [],
}: RasterOptions): Promise<Raster | string> {
  const { Resvg } = await import('@resvg/resvg-js').catch(() => ({ Resvg: null }));
  if (!Resvg) return NO_RASTER;
  const fontFiles = [...fonts];
  const found = familiesIn(Resvg, fontFiles, language);
  if (typeof found === 'string') return found;
  const font = { fontFiles, defaultFontFamily: found.sans };
  const options = { font, fitTo: { mode: 'zoom', value: zoom }, logLevel: 'off' } as const;
  const render = (svg: string) => new Resvg(withFamilies(svg, found), options).render();
  return {
    png: (svg, texts) => withTexts(render(svg).asPng(), texts),
    pixels(svg) {
      const { width, height, pixels } = render(svg);
      return { width, height, data: pixels };
    },
  };
}

interface Families {
  sans: string;
  mono: string;
}

/** By name: what it takes for sans-serif and monospace is one and the same font. */
const withFamilies = (svg: string, { sans, mono }: Families) =>
  svg.replace(
    /font-family="[^"]*?(sans-serif|monospace)"/g,
    (_, kind) => `font-family="${kind === 'monospace' ? mono : sans}"`,
  );

/** Finds the installed font families. Resvg has no list of them, but a missing family is drawn like an unknown one. */
function familiesIn(Resvg: Resvg, fontFiles: string[], language: Language): Families | string {
  const looks = looksOf(Resvg, fontFiles);
  const own = [...(languages[language].fonts ?? []), ...SANS];
  const [nothing, unknown, noLetter, letter, ...rest] = looks([
    { text: ' ' },
    { text: 'agM' },
    { text: NO_LETTER },
    { text: languages[language].letter },
    ...[...own, ...MONO].map((family) => ({ text: 'agM', family })),
  ]);
  if (unknown === nothing) return NO_FONT;
  if (letter === nothing || letter === noLetter)
    return `no installed font has the letters of ${language}: name one with --font FILE`;
  const isThere = (look: string | undefined) => look !== undefined && look !== unknown;
  return {
    sans: own.find((_, at) => isThere(rest[at])) ?? '',
    mono: MONO.find((_, at) => isThere(rest[own.length + at])) ?? '',
  };
}

const ROW = 24;
const WIDE = 80;

const looksOf =
  (Resvg: Resvg, fontFiles: string[]) =>
  (rows: { text: string; family?: string }[]): string[] => {
    const texts = rows.map(
      ({ text, family = NO_FAMILY }, at) =>
        `<text x="4" y="${at * ROW + 17}" font-size="15" font-family="${family}">${text}</text>`,
    );
    const size = `width="${WIDE}" height="${rows.length * ROW}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${texts.join('')}</svg>`;
    const { pixels } = new Resvg(svg, { font: { fontFiles }, logLevel: 'off' }).render();
    const row = ROW * WIDE * 4;
    return rows.map((_, at) => pixels.subarray(at * row, (at + 1) * row).toString('hex'));
  };
