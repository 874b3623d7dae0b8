/**
 * The pictures on the page as one that stands by itself: as they are at this moment, on a light
 * ground whatever the theme, with their colours written into them.
 */

/** What the page's style sheets say about pictures; written into the copy, which has none. */
const STYLES = [
  'fill',
  'fill-opacity',
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
  'text-decoration-line',
];
/** Of these no parent passes anything on. */
const OWN = new Set(['opacity', 'text-decoration-line']);
const GAP = 24;
const EDGE = 16;
/** Pixels of the PNG to one CSS pixel: sharp on slides and in print. */
const SCALE = 2;
const SVG = 'http://www.w3.org/2000/svg';

export interface StepPicture {
  svg: string;
  width: number;
  height: number;
}

/** Of all pictures in `stage`. */
export function pictureOf(stage: HTMLElement): StepPicture {
  // Beside what it copies, so that the same rules of style hold; never seen.
  const light = stage.cloneNode(true) as HTMLElement;
  light.classList.add('sw-copying');
  stage.after(light);
  try {
    const figures = [...light.querySelectorAll<SVGSVGElement>('.sw-figure')];
    for (const hidden of light.querySelectorAll('[display="none"]')) hidden.remove();
    const paper = getComputedStyle(light).backgroundColor;
    for (const figure of figures) writeStyles(figure);
    return composed(figures, paper);
  } finally {
    light.remove();
  }
}

/** One under the other; the layers of a figure lie over each other. */
function composed(figures: SVGSVGElement[], paper: string): StepPicture {
  let height = EDGE;
  let width = 0;
  let top = EDGE;
  const whole = document.createElementNS(SVG, 'svg');
  const isUpper = figures.map((figure) => figure.matches('.sw-layers > svg + svg'));
  const title = document.createElementNS(SVG, 'title');
  title.textContent = figures.map((one) => one.querySelector('title')?.textContent ?? '').join(' ');
  const ground = document.createElementNS(SVG, 'rect');
  whole.append(title, ground);
  figures.forEach((figure, at) => {
    const [wide, high] = [figure.width.baseVal.value, figure.height.baseVal.value];
    if (!isUpper[at]) {
      top = height;
      height += high + GAP;
    }
    setAll(figure, { x: EDGE, y: top, overflow: 'visible' });
    width = Math.max(width, wide + EDGE + EDGE);
    whole.append(figure);
  });
  height += EDGE - GAP;
  setAll(ground, { width, height, fill: paper });
  setAll(whole, { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' });
  for (const one of whole.querySelectorAll('[class]')) one.removeAttribute('class');
  return { svg: new XMLSerializer().serializeToString(whole), width, height };
}

function setAll(element: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

export async function pngOf(stage: HTMLElement): Promise<Blob> {
  const { svg, width, height } = pictureOf(stage);
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

/** What the style sheets say, as attributes: all is read before anything is written. */
function writeStyles(figure: SVGSVGElement): void {
  const elements = [figure, ...figure.querySelectorAll('*')];
  const found = elements.map((element) => {
    const computed = getComputedStyle(element);
    const above =
      element === figure ? null : element.parentElement && getComputedStyle(element.parentElement);
    return STYLES.flatMap((name) => {
      const value = computed.getPropertyValue(name);
      const inherited = above !== null && !OWN.has(name) && above.getPropertyValue(name) === value;
      return inherited ? [] : [[name, value] as const];
    });
  });
  elements.forEach((element, at) => {
    setAll(element, Object.fromEntries(found[at] ?? []));
  });
}
