/**
 * A picture with its styles written into it as attributes, so that it looks the same in every program
 * that reads SVG, on paper too: few of them know variables, light-dark() or color-mix().
 */
import { type Rule, rulesOf, type StyledNode, split } from './css';

const WRITTEN = [
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
  'text-anchor',
];

type FilmTheme = 'light' | 'dark';
type Values = ReadonlyMap<string, string>;

/** Rules by their style sheet: the pictures of a film all have the same one. */
const rulesBySheet = new Map<string, Rule[]>();

/** `svg` as preact-render-to-string writes it; without what is not shown. */
export function plain(svg: string, css: string, theme: FilmTheme): string {
  const root = parsed(svg);
  const rules = rulesBySheet.get(css) ?? rulesOf(css);
  rulesBySheet.set(css, rules);
  return root ? written(root, rules, new Map(), theme) : svg;
}

function written(
  node: StyledNode,
  rules: readonly Rule[],
  inherited: Values,
  theme: FilmTheme,
): string {
  if (node.attributes.get('display') === 'none') return '';
  const own = new Map(inherited);
  const styles = cascaded(node, rules);
  for (const [name, value] of styles) if (name.startsWith('--')) own.set(name, value);
  const shown = new Map(
    [...node.attributes].filter(([name]) => !/^(class|data-.*|aria-.*|role)$/.test(name)),
  );
  for (const name of WRITTEN) {
    const value = resolved(styles.get(name) ?? shown.get(name) ?? '', own, theme);
    if (value) shown.set(name, value);
  }
  if (isWhole(shown)) for (const name of DASHES) shown.delete(name);
  if (styles.get('text-decoration')) shown.set('text-decoration', styles.get('text-decoration')!);
  const attributes = [...shown].map(([name, value]) => ` ${name}="${value}"`).join('');
  const inside = node.children
    .map((child) => (typeof child === 'string' ? child : written(child, rules, own, theme)))
    .join('');
  return inside
    ? `<${node.name}${attributes}>${inside}</${node.name}>`
    : `<${node.name}${attributes}/>`;
}

const DASHES = ['pathLength', 'stroke-dasharray', 'stroke-dashoffset'];

/** A line that is drawn to its end: few programs know of a length that is only said. */
const isWhole = (shown: ReadonlyMap<string, string>) =>
  shown.get('stroke-dasharray') === '1 1' && shown.get('stroke-dashoffset') === '0';

/** The declarations that apply to an element. Among rules of equal weight the last one wins. */
function cascaded(node: StyledNode, rules: readonly Rule[]): Map<string, string> {
  const found = rules.filter(({ selector }) => selector.matches(node));
  found.sort((a, b) => a.selector.weight - b.selector.weight);
  return new Map(found.flatMap(({ declarations }) => declarations));
}

const call = /(var|light-dark|color-mix)\(/;

function resolved(value: string, values: Values, theme: FilmTheme, depth = 0): string {
  const found = call.exec(value);
  if (!found || depth > 20) return lengths(value);
  const begin = found.index + found[0].length;
  let end = begin;
  for (let open = 1; open > 0 && end < value.length; end++) {
    if (value[end] === '(') open++;
    if (value[end] === ')') open--;
  }
  const given = split(value.slice(begin, end - 1), ',').map((one) => one.trim());
  const next = called(found[1] as string, given, values, theme);
  const whole = value.slice(0, found.index) + next + value.slice(end);
  return resolved(whole, values, theme, depth + 1);
}

function called(name: string, given: string[], values: Values, theme: FilmTheme): string {
  const [first = '', second = '', third = ''] = given;
  if (name === 'var') return values.get(first) ?? second;
  if (name === 'light-dark') return theme === 'dark' ? second : first;
  const [colour = '', share = '50%'] = split(second, ' ');
  const one = resolved(colour, values, theme);
  return mixed(one, resolved(third, values, theme), Number.parseFloat(share) / 100);
}

const lengths = (value: string) =>
  value.replace(/([\d.]+)rem\b/g, (_, number) => `${Number(number) * 16}`);

function mixed(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  if (!a || !b) return one;
  const both = a.map((value, at) => Math.round(value * share + (b[at] ?? 0) * (1 - share)));
  return `#${both.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16));
  return long?.slice(1).map((digits) => Number.parseInt(digits, 16)) ?? null;
}

const token = /<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;

function parsed(svg: string): StyledNode | null {
  const above: StyledNode = { name: '', attributes: new Map(), children: [], parent: null };
  let open = above;
  for (const [, closes, name, given = '', empty, text] of svg.matchAll(token)) {
    if (text !== undefined) open.children.push(text);
    else if (closes) open = open.parent ?? above;
    else if (name) {
      const pairs = [...given.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
      const attributes = new Map(pairs.map(([, key = '', value = '']) => [key, value]));
      const node: StyledNode = { name, attributes, children: [], parent: open };
      open.children.push(node);
      if (!empty) open = node;
    }
  }
  const root = above.children.find((child) => typeof child !== 'string');
  if (root) root.parent = null;
  return root ?? null;
}
