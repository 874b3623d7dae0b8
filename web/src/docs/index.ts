/** The pages for authors, in one file. */
import type { ComponentType } from 'preact';
import { ApiPage } from './ApiPage';
import { DocsHome } from './DocsHome';
import { ElementPage } from './ElementPage';
import { HostingPage } from './HostingPage';
import { hostPage } from './HostPage';

/** The page at an address below `/docs/`. */
export function docsPage(path: string): ComponentType | undefined {
  if (path === '/docs/') return DocsHome;
  if (path === '/docs/element/') return ElementPage;
  if (path === '/docs/api/') return ApiPage;
  if (path === '/docs/host/') return HostingPage;
  const slug = /^\/docs\/embed\/([\w-]+)\/$/.exec(path)?.[1];
  return slug === undefined ? undefined : hostPage(slug);
}
