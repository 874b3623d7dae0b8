/**
 * Combines the pictures on the page into one SVG that needs no style sheet: light background
 * whatever the theme, and colours written into it.
 */

/** Properties that the page's style sheets set on pictures; the copy gets them as attributes. */
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
/** Properties that are not inherited from a parent. */
const OWN = new Set(['opacity', 'text-decoration-line']);
const GAP = 24;
const EDGE = 16;
/** Pixels of the PNG per CSS pixel: 2 is sharp on slides and in print. */
const SCALE = 2;
const SVG = 'http://www.w3.org/2000/svg';

export interface StepPicture {
  svg: string;
  width: number;
  height: number;
}

/** One picture of everything drawn in `stage`. */
export function pictureOf(stage: HTMLElement): StepPicture {
  // The hidden copy is placed beside the original, so that the same style rules apply.
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

/** Puts pictures one below the other; layers of one figure stay on top of each other. */
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

/**
 * Writes computed styles as attributes. All are read before any is written, so that the browser
 * computes styles only once.
 */
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
