/**
 * A drawn scene as lines that people can compare: the size of each picture, every text with its
 * place in it, how each box looks, and how many marks of other kinds there are.
 */
interface Place {
  x: number;
  y: number;
}

export function outline(html: string): string {
  const [caption = ''] = /class="sw-caption">[^<]*/.exec(html) ?? [];
  const pictures = [...html.matchAll(/<svg class="sw-figure".*?<\/svg>/gs)];
  const rest = html.replace(/<svg.*?<\/svg>|<table.*?<\/table>/gs, '');
  return [
    caption.replace(/.*>/, ''),
    ...pictures.flatMap(([svg]) => picture(svg)),
    ...[...rest.matchAll(/<(?:p|li|code) ?[^>]*>([^<]+)/g)].map(([, text]) => `below: ${text}`),
  ].join('\n');
}

function picture(svg: string): string[] {
  const [, size = ''] = /viewBox="0 0 ([^"]*)"/.exec(svg) ?? [];
  const lines = [`picture ${size.replace(' ', ' × ')}`];
  const marks = new Map<string, number>();
  const places: Place[] = [{ x: 0, y: 0 }];
  for (const [, close, tag = '', attributes = '', text = ''] of svg.matchAll(
    /<(\/?)([a-z]+)([^>]*)>([^<]*)/g,
  )) {
    const read = (name: string) =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const here = places.at(-1) ?? { x: 0, y: 0 };
    const at = moved(here, read('transform'));
    const open = !close && !attributes.endsWith('/');
    if (close && tag === 'g') places.pop();
    if (open && tag === 'g') places.push(at);
    if (close || ['svg', 'title', 'desc'].includes(tag)) continue;
    if (tag === 'g' && read('data-look')) lines.push(`  ${point(at)} ${read('data-look')}`);
    else if (tag === 'text') {
      const place = moved(at, `(${read('x') || 0} ${read('y') || 0})`);
      lines.push(`  ${point(place)} ${text}`);
    } else if (tag === 'tspan') lines.push(`    … ${text}`);
    else {
      const name = read('class').split(' ')[0] || tag;
      if (tag !== 'g') marks.set(name, (marks.get(name) ?? 0) + 1);
    }
  }
  return [...lines, ...[...marks].map(([name, count]) => `  ${count} × ${name}`)];
}

function moved({ x, y }: Place, transform: string): Place {
  const [, dx = 0, dy = 0] = /\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(transform) ?? [];
  return { x: x + Number(dx), y: y + Number(dy) };
}

const point = ({ x, y }: Place) => `${Math.round(x)},${Math.round(y)}`;
