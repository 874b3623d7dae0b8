/** The figures on the page as one picture that stands by itself, with the colours of the theme. */

/** What the page's style sheets say about figures; written into the picture, which has none. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
];
const GAP = 24;
const EDGE = 16;
/** Pixels of the PNG to one CSS pixel: sharp on slides and in print. */
const SCALE = 2;

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export function pictureOf(figures: SVGSVGElement[]): Picture {
  let height = EDGE;
  let width = 0;
  let top = EDGE;
  const parts = figures.map((figure) => {
    const [wide, high] = [figure.width.baseVal.value, figure.height.baseVal.value];
    const copy = standalone(figure);
    const isUpper = figure.matches('.sw-layers > svg + svg');
    if (!isUpper) {
      top = height;
      height += high + GAP;
    }
    copy.setAttribute('x', String(EDGE));
    copy.setAttribute('y', String(top));
    copy.setAttribute('overflow', 'visible');
    width = Math.max(width, wide + EDGE + EDGE);
    return new XMLSerializer().serializeToString(copy);
  });
  height += EDGE - GAP;
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${paper}"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}

export async function pngOf(figures: SVGSVGElement[]): Promise<Blob> {
  const { svg, width, height } = pictureOf(figures);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** A copy that carries its computed style, and no class. */
function standalone(figure: SVGSVGElement): SVGSVGElement {
  const copy = figure.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [figure, ...figure.querySelectorAll('*')].forEach((original, at) => {
    const target = copies[at];
    if (!target) return;
    const computed = getComputedStyle(original);
    for (const name of STYLES) {
      const value = computed.getPropertyValue(name);
      if (value !== inherited(original, figure, name)) target.setAttribute(name, value);
    }
    target.removeAttribute('class');
  });
  return copy;
}

/** What the parent passes on anyway need not be written again. */
function inherited(element: Element, figure: Element, name: string): string | null {
  if (element === figure || name === 'opacity' || !element.parentElement) return null;
  return getComputedStyle(element.parentElement).getPropertyValue(name);
}
