/** Elements that stand in courses are read for ever as on the day they were pasted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherProgramIn, programIn, queryOf } from '../../web/src/element/options';
import { parseLink } from '../../web/src/state/url';

const elements = readFileSync(join(import.meta.dirname, 'elements.txt'), 'utf8')
  .split('### ')
  .slice(1)
  .map((entry) => {
    const lines = entry.trimEnd().split('\n');
    return [lines.slice(0, -1).join('\n'), lines.at(-1) ?? ''] as const;
  });

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** As much of what a browser makes of a tag as is asked for. */
function elementOf(tag: string): Element {
  const [, opening = '', inside = ''] =
    /^<stride-wise((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*)<\/stride-wise>$/.exec(tag) ?? [];
  const given = [...opening.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)')?/g)].map(
    ([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')] as const,
  );
  const attributes = new Map(given);
  const text = (textContent: string) => ({ textContent: unescaped(textContent) });
  const pres = [...inside.matchAll(/<pre>([\s\S]*?)<\/pre>/g)].map(([, pre = '']) => text(pre));
  return {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    querySelector: () => pres[0] ?? null,
    querySelectorAll: () => pres,
    ...text(inside),
  } as unknown as Element;
}

test.each(elements)('%s', (tag, wanted) => {
  const element = elementOf(tag);
  const code = element.getAttribute('code') ?? programIn(element);
  const lang = element.getAttribute('lang') ?? 'en';
  const link = queryOf(element, code, lang, otherProgramIn(element));
  const { state, notes } = parseLink(link);
  expect({ state, notes }).toEqual({ state: { lang: 'en', ...JSON.parse(wanted) }, notes: [] });
});

test('there are some', () => {
  expect(elements.length).toBeGreaterThan(3);
});
