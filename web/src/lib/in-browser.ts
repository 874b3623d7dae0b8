/**
 * False while the site is built. Prerendered pages have no style attributes, because their policy forbids
 * them: elements that need one are drawn in a browser only.
 */
export const inBrowser = typeof window !== 'undefined';
