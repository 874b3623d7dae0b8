/** In place of lib/add-styles.ts: an element's styles go into the roots of the elements alone. */
type Root = Pick<ShadowRoot, 'adoptedStyleSheets'>;

const sheets: CSSStyleSheet[] = [];
const roots = new Set<Root>();

export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of roots) adopt(root, [sheet]);
}

/** `root` gets those that are there, and all that come, until the end. */
export function styleInside(root: Root): () => void {
  roots.add(root);
  adopt(
    root,
    sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet)),
  );
  return () => roots.delete(root);
}

function adopt(root: Root, more: CSSStyleSheet[]): void {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...more];
}
