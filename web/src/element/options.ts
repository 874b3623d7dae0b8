/** Attributes and properties of `<stride-wise>`, and the program inside it. */

/** Attributes with a value, as in the query of an embed; web/src/state/url.ts says what each is. */
export const valued = [
  'code',
  'compare',
  'statement',
  'step',
  'at',
  'speed',
  'theme',
  'controls',
  'size',
  'height',
  'first',
  'last',
  'figures',
  'view',
] as const;
/** Boolean attributes: on if present, unless their value is "0" or "false". */
export const flags = ['fine', 'letters', 'predict', 'autoplay', 'debug'] as const;
export const attributes: readonly string[] = [...valued, ...flags, 'lang'];

type Named = Pick<Element, 'getAttribute' | 'getAttributeNames'>;

/** The same options as a query string: one reader for both. */
export function queryOf(element: Named, code: string, lang: string, compare = ''): string {
  const query = new URLSearchParams({ v: '1', code, ...(compare && { compare }) });
  for (const name of valued) {
    const value = element.getAttribute(name);
    if (value !== null && name !== 'code' && name !== 'compare') query.set(name, value);
  }
  for (const name of flags) {
    const value = element.getAttribute(name);
    if (value !== null) query.set(name, /^(0|false)$/.test(value) ? '0' : '1');
  }
  query.set('lang', lang);
  return query.toString();
}

/** Attributes of ours do not have: every element may have those of HTML. */
const common =
  /^(id|class|style|slot|part|title|dir|lang|hidden|role|tabindex|is|inert|ready|nonce)$/;

export function unknownOf(element: Named): string[] {
  return element
    .getAttributeNames()
    .filter((name) => !attributes.includes(name) && !common.test(name))
    .filter((name) => !/^(aria|data|on|v|item|class|style|[:@#_*([])/.test(name));
}

/** The program inside an element: its `<pre>`, or all its text, without what it is set in by. */
export function programIn(element: Element): string {
  return outdented((element.querySelector(PROGRAMS) ?? element).textContent ?? '');
}

const PROGRAMS = 'pre, script[type*="python"]';

/** The program to compare with: the attribute's, or where that is empty the second one inside. */
export function otherProgramIn(element: Element): string {
  const given = element.getAttribute('compare');
  if (given !== '') return given ?? '';
  return outdented(element.querySelectorAll(PROGRAMS)[1]?.textContent ?? '');
}

function outdented(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/^(\s*\n)+|\s+$/g, '')
    .split('\n');
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const least = indents.reduce((a, b) => (b.length < a.length ? b : a), indents[0] ?? '');
  return lines.map((line) => (line.startsWith(least) ? line.slice(least.length) : line)).join('\n');
}
