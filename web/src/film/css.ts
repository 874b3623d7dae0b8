/** The part of CSS that the pictures use: rules, selectors, and matching. */

export interface StyledNode {
  name: string;
  attributes: Map<string, string>;
  children: (StyledNode | string)[];
  parent: StyledNode | null;
}

export interface Rule {
  selector: CssSelector;
  declarations: [string, string][];
}

type Test = (node: StyledNode) => boolean;
interface CssSelector {
  matches: Test;
  weight: number;
}

/** Without what asks for a medium: a picture stands by itself. */
export function rulesOf(css: string): Rule[] {
  const plain = withoutBlocks(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = split(body, ';').flatMap((text): [string, string][] => {
      const colon = text.indexOf(':');
      return colon < 0 ? [] : [[text.slice(0, colon).trim(), text.slice(colon + 1).trim()]];
    });
    return split(selectors, ',').map((one) => ({ selector: selectorOf(one.trim()), declarations }));
  });
}

/** Blocks of @media and the like hold blocks of their own. */
function withoutBlocks(css: string): string {
  let depth = 0;
  let text = '';
  let skipped = -1;
  for (const char of css) {
    if (char === '{' && skipped < 0 && /@[^{};]*$/.test(text)) {
      text = text.replace(/@[^{};]*$/, '');
      skipped = depth;
    }
    if (char === '{') depth++;
    if (skipped < 0) text += char;
    if (char === '}' && --depth === skipped) skipped = -1;
  }
  return text;
}

/** At the commas, semicolons or the like that stand in no brackets and no quotes. */
export function split(text: string, by: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const char of text) {
    if (quote) quote = char === quote ? '' : quote;
    else if (/["']/.test(char)) quote = char;
    else if (/[([]/.test(char)) depth++;
    else if (/[)\]]/.test(char)) depth--;
    if (char === by && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.filter((part) => part.trim());
}

const never: CssSelector = { matches: () => false, weight: 0 };

function selectorOf(text: string): CssSelector {
  const parts = split(text.replace(/\s*([>+~])\s*/g, ' $1 ').replace(/\s+/g, ' '), ' ');
  let left: CssSelector | null = null;
  let combinator = ' ';
  for (const part of parts) {
    if (/^[>+~]$/.test(part)) {
      combinator = part;
      continue;
    }
    const right = compoundOf(part);
    left = left ? combined(left, combinator, right) : right;
    combinator = ' ';
  }
  return left ?? never;
}

function combined(left: CssSelector, combinator: string, right: CssSelector): CssSelector {
  const above: Test =
    combinator === '>'
      ? ({ parent }) => parent !== null && left.matches(parent)
      : combinator === ' '
        ? (node) => ancestors(node).some(left.matches)
        : () => false;
  return {
    matches: (node) => right.matches(node) && above(node),
    weight: left.weight + right.weight,
  };
}

function ancestors({ parent }: StyledNode): StyledNode[] {
  return parent ? [parent, ...ancestors(parent)] : [];
}

const piece =
  /^(?:\*|([a-z][\w-]*)|\.([\w-]+)|\[([\w-]+)(?:([~^$*|]?=)["']?([^"'\]]*)["']?)?\]|:(is|not|where)\()/;

/** Reads a compound selector such as `.st-cell[data-look="read"]`. A class weighs 100, a name 1. */
function compoundOf(text: string): CssSelector {
  const tests: Test[] = [];
  let weight = 0;
  let rest = text;
  while (rest) {
    const found = piece.exec(rest);
    if (!found) return rest === ':root' ? { matches: isRoot, weight: 100 } : never;
    const [all, name, cls, attribute, operator, value = '', list] = found;
    rest = rest.slice(all.length);
    if (name) tests.push((node) => node.name === name);
    if (cls) tests.push((node) => (node.attributes.get('class') ?? '').split(' ').includes(cls));
    if (attribute) tests.push((node) => holds(node.attributes.get(attribute), operator, value));
    weight += name ? 1 : cls || attribute ? 100 : 0;
    if (list) {
      const end = closing(rest);
      const inside = split(rest.slice(0, end), ',').map((one) => selectorOf(one.trim()));
      rest = rest.slice(end + 1);
      const some: Test = (node) => inside.some(({ matches }) => matches(node));
      tests.push(list === 'not' ? (node) => !some(node) : some);
      if (list !== 'where') weight += Math.max(...inside.map((one) => one.weight));
    }
  }
  return { matches: (node) => tests.every((test) => test(node)), weight };
}

const isRoot: Test = ({ parent }) => parent === null;

function holds(found: string | undefined, operator: string | undefined, value: string): boolean {
  if (found === undefined) return false;
  if (!operator) return true;
  if (operator === '^=') return found.startsWith(value);
  return operator === '=' && found === value;
}

/** The position of the bracket that closes the open one. */
function closing(text: string): number {
  let depth = 1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
