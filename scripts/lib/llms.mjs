// llms.txt (llmstxt.org): the pages of a language that have a text version, for programs that read.
import { languageNames, languages } from './languages.mjs';
import { nameOf } from './page-head.mjs';

const parts = [
  ['Lessons', /^lessons\/./],
  ['Error messages', /^error\/./],
  ['Words', /^glossary\/$/],
];

/** The text of a language's file. Without the site's address, links begin at its root. */
export function llmsOf(pages, place, language) {
  const own = pages.filter((page) => page.language === language && !page.untranslated);
  const address = (path) => `${place.site}${place.base}${path.slice(1)}`;
  const home = own.find(({ route }) => route === '');
  const line = ({ path, title, description }) =>
    `- [${nameOf(title)}](${address(path)}index.md): ${description}`;
  const others = languageNames
    .filter((tag) => tag !== language)
    .map((tag) => `- [${languages[tag].name}](${address(llmsPath(tag))})`);
  return [
    `# Stridewise`,
    `> ${home.description}`,
    ...parts.map(([name, route]) =>
      [
        `## ${name}`,
        '',
        ...own.filter((page) => page.written && route.test(page.route)).map(line),
      ].join('\n'),
    ),
    ['## Other languages', '', ...others].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Below the site's folder, with a slash before it. */
export const llmsPath = (language) => `${language === 'en' ? '' : `/${language}`}/llms.txt`;
