import { href } from './href';

/**
 * Pages that were read stay readable without a network, by a service worker. Each scope is one folder
 * of the site, and neither /embed/ nor /v1/ is in any, so widgets have no worker. The start page is
 * above all scopes and has none either.
 */
export async function keepOffline(): Promise<void> {
  const folder = /^\/[\w-]+\//.exec(location.pathname.slice(href('').length))?.[0];
  if (!folder || top !== window || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register(trusted(href('/sw.js')), { scope: href(folder) });
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const keep = [location.origin + location.pathname, ...loaded];
  active?.postMessage({ keep: keep.map((url) => url.replace(/[?#].*/, '')) });
}

interface OfflinePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Pages require Trusted Types; the worker is the only script of ours that is named by a string. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: OfflinePolicies };
  const createScriptURL = (same: string) => same;
  return (
    trustedTypes?.createPolicy('stridewise-offline', { createScriptURL }).createScriptURL(url) ??
    url
  );
}
