/**
 * Loads the style sheets that a page can be painted without (scripts/lib/first-styles.mjs), once it is
 * painted. The last one first: a sheet never has another before it that is still to come.
 */
export function loadLateStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  const next = () => {
    const link = links.pop();
    if (!link) return;
    link.onload = next;
    link.onerror = next;
    link.rel = 'stylesheet';
  };
  requestAnimationFrame(() => setTimeout(next));
}
