/**
 * The site's styles, made to fit into the root of an element in somebody else's page: tokens stand on
 * the root's own box, lengths do not hang on the page's font size, and widths are the element's.
 */
export function forRoot(css: string): string {
  return themable(css)
    .replace(/:root\b/g, '.sw-root')
    .replace(/(^|[\s,{}])html(?=\s*\{)/g, '$1.sw-root')
    .replace(/@media\s*\(([^()]*\bwidth\b[^()]*)\)(?=\s*\{)/g, (_, asked: string) => {
      const width = asked.replace(/([\d.]+)rem/, (_, number) => `${Number(number) * 16}px`);
      return `@container stride-wise (${width})`;
    })
    .replace(/(?<=[\s(:,*+/-])(-?)((?:\d*\.)?\d+)rem\b/g, 'calc($1$2 * var(--sw-rem, 16px))')
    .replace(/(?<=\d)vw\b/g, 'cqi');
}

/** Every token may be set from outside: `--stridewise-paper` is its `--paper`. */
function themable(css: string): string {
  return css.replace(/:root\s*\{[^}]*\}/g, (block) =>
    block.replace(/--([\w-]+):\s*([^;}]+)/g, '--$1: var(--stridewise-$1, $2)'),
  );
}
