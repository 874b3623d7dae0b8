/**
 * The theme of the page around a widget: what its toggle says, by the names that the tools of authors
 * use (tests/e2e/host-theme.spec.ts has their markup), else what its background is.
 */
export type HostTheme = 'light' | 'dark';

/** Attributes by which pages say their theme. */
const ATTRIBUTES = [
  'data-theme',
  'data-md-color-scheme',
  'data-bs-theme',
  'data-jp-theme-light',
  'data-color-mode',
  'data-color-scheme',
  'data-mode',
];
const DARK = /^(slate|dark|.*[-_]dark|dark[-_].*)$/;
const LIGHT = /^(default|light|.*[-_]light|light[-_].*)$/;
/** Classes that say it: of VitePress, Tailwind, Obsidian, VS Code, Quarto, reveal.js. */
const CLASS =
  /^(?:(?:theme|vscode|quarto)-)?(dark|light)(?:-theme|-mode)?$|^has-(dark|light)-background$/;

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const preferred = (): HostTheme => (prefersDark().matches ? 'dark' : 'light');

export function hostTheme(from: Element): HostTheme {
  for (const element of around(from)) {
    const said = saidBy(element);
    if (said) return said;
  }
  const [scheme, other] = getComputedStyle(from)
    .colorScheme.replace('only', '')
    .trim()
    .split(/\s+/);
  if (!other && (scheme === 'dark' || scheme === 'light')) return scheme;
  for (const element of around(from)) {
    const light = lightness(getComputedStyle(element).backgroundColor);
    if (light !== null) return light < 0.5 ? 'dark' : 'light';
  }
  return other ? preferred() : 'light';
}

/** Calls `follow` with the theme of the page around `from`, at once and at each change of it. */
export function followTheme(from: Element, follow: (theme: HostTheme) => void): () => void {
  let last: HostTheme | null = null;
  const look = () => {
    const now = hostTheme(from);
    if (now !== last) follow(now);
    last = now;
  };
  look();
  const changed = new (from.ownerDocument.defaultView ?? window).MutationObserver(look);
  const attributeFilter = ['class', 'style', ...ATTRIBUTES];
  for (const element of around(from)) changed.observe(element, { attributeFilter });
  const query = prefersDark();
  query.addEventListener('change', look);
  // A background may fade into its new colour.
  const { body } = from.ownerDocument;
  body?.addEventListener('transitionend', look);
  return () => {
    changed.disconnect();
    query.removeEventListener('change', look);
    body?.removeEventListener('transitionend', look);
  };
}

/** The elements around one, outwards, also through the roots of other elements. */
function* around(from: Element): Generator<Element> {
  let at: Node | null = from.parentNode;
  while (at) {
    if (at.nodeType === Node.ELEMENT_NODE) yield at as Element;
    at = at.parentNode ?? ('host' in at ? (at as ShadowRoot).host : null);
  }
}

function saidBy(element: Element): HostTheme | null {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name)?.toLowerCase();
    if (value === undefined) continue;
    if (name === 'data-jp-theme-light') return value === 'false' ? 'dark' : 'light';
    if (DARK.test(value)) return 'dark';
    if (LIGHT.test(value)) return 'light';
    if (value === 'auto' || value === 'system') return preferred();
  }
  for (const name of element.classList) {
    const [, theme, ground] = CLASS.exec(name) ?? [];
    if (theme || ground) return (theme ?? ground) as HostTheme;
  }
  return null;
}

/** How light a computed colour is, from 0 to 1; null where it lets through what is behind it. */
export function lightness(color: string): number | null {
  const kind = /^[a-z]+/.exec(color)?.[0] ?? '';
  const [a = 0, b = 0, c = 0, alpha = 1] = numbersIn(color);
  if (!kind || alpha < 0.5) return null;
  if (kind.startsWith('ok')) return a;
  if (kind === 'lab' || kind === 'lch') return a / 100;
  const light = 0.3 * a + 0.59 * b + 0.11 * c;
  return kind === 'color' ? light : light / 255;
}

const numbersIn = (color: string) =>
  (color.replace(/^color\(\S+/, '').match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
