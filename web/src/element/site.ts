/**
 * Replaces lib/href.ts in the element: the site is the folder around the script's folder v1/. Among
 * the scripts of others it has none, and its links are not shown: see `data-siteless`.
 */
const own = /^.*(?=\/v1\/(parts\/)?[^/]*$)/.exec(import.meta.url)?.[0];

export const hasSite = own !== undefined;

export const href = (path: string): string => (own ?? '#') + path;
