// The <head> of a page, for search engines and link previews; and the sitemap.

import { languageNames, languages } from './languages.mjs';
import { discoveryOf } from './oembed.mjs';

/**
 * The site's future address: `site`, as in `https://example.org`, or empty if that is not known, and
 * its folder on that host.
 */
export const placeOf = ({ STRIDEWISE_SITE = '', STRIDEWISE_BASE = '/' }) => ({
  site: STRIDEWISE_SITE.replace(/\/$/, ''),
  base: STRIDEWISE_BASE,
});

const addressIn = ({ site, base }, language, route) =>
  `${site}${base}${language === 'en' ? '' : `${language}/`}${route}`;

export const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The lines of the head that differ from page to page. */
export function headOf(page, place) {
  return [
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    ...alternates(page, place),
    ...structured(page, place),
    ...social(page, place),
    ...discoveryOf(page, place),
  ];
}

/** The preview that messengers show for a link to the page; it needs absolute URLs. */
function social({ path, route, language, title, description, preview }, place) {
  if (!place.site || !path.endsWith('/')) return [];
  const whole = (below) => `${place.site}${place.base}${below.slice(1)}`;
  const others = route === undefined ? [] : languageNames.filter((tag) => tag !== language);
  const facts = [
    ['og:type', /^(lessons|error)\/./.test(route ?? '') ? 'article' : 'website'],
    ['og:site_name', 'Stridewise'],
    ['og:title', nameOf(title)],
    ['og:description', description],
    ['og:url', whole(path)],
    ['og:locale', languages[language].openGraph],
    ...others.map((tag) => ['og:locale:alternate', languages[tag].openGraph]),
    ...(preview ? pictured(preview, whole) : []),
  ];
  const card = preview ? 'summary_large_image' : 'summary';
  return [
    ...facts.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
    `<meta name="twitter:card" content="${card}" />`,
  ];
}

const pictured = ({ path, alt }, whole) => [
  ['og:image', whole(path)],
  ['og:image:type', 'image/png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', alt],
];

/** The same page in every language, for search engines and for boot.js. */
function alternates({ route, language, untranslated, written }, place) {
  if (route === undefined) return [];
  const canonical = addressIn(place, untranslated ? 'en' : language, route);
  return [
    `<link rel="canonical" href="${canonical}" />`,
    ...languageNames.map(
      (tag) => `<link rel="alternate" hreflang="${tag}" href="${addressIn(place, tag, route)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${addressIn(place, 'en', route)}" />`,
    ...(written ? [`<link rel="alternate" type="text/markdown" href="index.md" />`] : []),
  ];
}

/** A lesson or the page of an error as JSON-LD, for search engines. Its repairs are choices, not the steps of a HowTo. */
function structured({ route, language, title, description }, place) {
  const [, kind] = /^(lessons|error)\/./.exec(route ?? '') ?? [];
  if (!kind) return [];
  const name = nameOf(title);
  const about = {
    '@context': 'https://schema.org',
    ...(kind === 'lessons'
      ? { '@type': 'LearningResource', name, learningResourceType: 'lesson' }
      : { '@type': 'TechArticle', headline: name }),
    description,
    inLanguage: language,
    isAccessibleForFree: true,
    url: addressIn(place, language, route),
  };
  const text = JSON.stringify(about).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${text}</script>`];
}

export const nameOf = (title) => title.replace(/ · Stridewise$/, '');

/** The sitemap; null if the site's address is not known, because a sitemap needs absolute URLs. */
export function sitemapOf(pages, place) {
  if (!place.site) return null;
  const listed = pages.filter(({ path, untranslated }) => path.endsWith('/') && !untranslated);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.map(
      (page) =>
        `  <url><loc>${place.site}${place.base}${page.path.slice(1)}</loc>${kin(page, listed, place)}</url>`,
    ),
    '</urlset>\n',
  ].join('\n');
}

/** Links to the page's versions in all its languages. */
function kin({ route }, listed, place) {
  if (route === undefined) return '';
  return listed
    .filter((page) => page.route === route)
    .map(
      ({ language }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(place, language, route)}" />`,
    )
    .join('');
}

/** robots.txt, which names the sitemap. */
export const robotsOf = ({ site, base }) =>
  `User-agent: *\nAllow: /\n${site ? `Sitemap: ${site}${base}sitemap.xml\n` : ''}`;
