// oEmbed 1.0 (oembed.com): the link of a lesson or an example, pasted where links unfold, shows its story.
// A file next to the page holds the answer. It needs absolute URLs, so it is written only if the site's
// address is known.
import { escapeHtml, nameOf } from './page-head.mjs';

/** The size of a story in a column of text, in CSS pixels. */
const [width, height] = [720, 640];

const addressOf = (page, { site, base }) => `${site}${base}${page.path.slice(1)}`;

/** The line of a page's head that links to the file. */
export function discoveryOf(page, place) {
  if (!place.site || page.program === undefined) return [];
  const [href, title] = [`${addressOf(page, place)}oembed.json`, escapeHtml(nameOf(page.title))];
  return [
    `<link rel="alternate" type="application/json+oembed" href="${href}" title="${title}" />`,
  ];
}

/** The file's content; `snippet` is the HTML that authors would paste. */
export function oembedOf(page, place, snippet) {
  if (!place.site || page.program === undefined) return null;
  const [site, title] = [place.site + place.base, nameOf(page.title)];
  const state = { code: page.program, ...(page.language !== 'en' && { lang: page.language }) };
  const html = snippet('iframe', { site, state, title, height, line: 1 });
  return `${JSON.stringify({
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Stridewise',
    provider_url: site,
    html,
    width,
    height,
  })}\n`;
}
