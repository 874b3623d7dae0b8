import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { type Core, loadCore } from '../core';
import { idle } from '../lib/idle';

/** The core that a prerendering run has; null in a browser. */
export const PrerenderCore = createContext<Core | null>(null);

/** The core with its first half, and with both; kept for widgets that come later. */
const loaded: { first: Core | null; whole: Core | null } = { first: null, whole: null };

export interface CoreState {
  /** Null until it is loaded, and while a prerendered page is being taken over. */
  core: Core | null;
  /** True where it will not come: no network, or a policy against WebAssembly. */
  failed: boolean;
}

/**
 * The whole core. With `early` already the first half of it, for who can deal with CoreIncomplete;
 * the rest then follows when the page has come to rest.
 */
export function useCore(early = false): CoreState {
  const given = useContext(PrerenderCore);
  const ready = given ?? loaded.whole ?? (early ? loaded.first : null);
  const [state, setState] = useState<CoreState>({ core: ready, failed: false });
  // Not after the next frame, as effects come: the core could be on its way by then.
  useLayoutEffect(() => {
    if (given) return;
    let current = true;
    const settle = (core: Core | null, failed = false) => {
      if (current)
        setState((was) => (was.core && (failed || was.core === core) ? was : { core, failed }));
    };
    const load = async () => {
      loaded.first = await loadCore();
      if (early) {
        settle(loaded.first);
        await idle();
      }
      loaded.whole = await loaded.first.whole();
      settle(loaded.whole);
    };
    load().catch(() => settle(null, true));
    return () => {
      current = false;
    };
  }, [given, early]);
  return state;
}
