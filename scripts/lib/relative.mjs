// Pages that work in any folder of any host: their addresses begin where the page is.

/** `path` as of a page: addresses of the site as this page writes them. */
export function relativeFrom(path, html) {
  const depth = path.split('/').length - 2;
  const up = '../'.repeat(depth) || './';
  return html.replace(/(<[^>]*?\s(?:href|src)=")\/(?!\/)/g, (_, before) => before + up);
}
