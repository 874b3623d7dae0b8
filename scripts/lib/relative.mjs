// Makes addresses relative to the page, so that the site works in any folder of any host.

/** Rewrites the site's addresses as seen from the page at `path`. */
export function relativeFrom(path, html) {
  const depth = path.split('/').length - 2;
  const up = '../'.repeat(depth) || './';
  return html
    .replace(/(<[^>]*?\s(?:href|src)=")\/(?!\/)/g, (_, before) => before + up)
    .replaceAll('url(/', `url(${up}`);
}
