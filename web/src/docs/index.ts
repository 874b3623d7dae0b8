/** The pages for authors, by address. */
import type { ComponentType } from 'preact';

export async function loadDocs(path: string): Promise<ComponentType | undefined> {
  if (path === '/docs/') return (await import('./DocsHome')).DocsHome;
  if (path === '/docs/element/') return (await import('./ElementPage')).ElementPage;
  if (path === '/docs/api/') return (await import('./ApiPage')).ApiPage;
  const slug = /^\/docs\/embed\/([\w-]+)\/$/.exec(path)?.[1];
  return slug === undefined ? undefined : (await import('./HostPage')).hostPage(slug);
}
