/** The element's build uses this file in place of lib/add-styles.ts: styles go only into shadow roots. */
type Root = Pick<ShadowRoot, 'adoptedStyleSheets'>;

const sheets: CSSStyleSheet[] = [];
const roots = new Set<Root>();

export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of roots) adopt(root, [sheet]);
}

/** Adds all styles to `root`, those that exist now and those that come later, until it is removed. */
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
