import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type Core, loadCore } from '../core';

/** The core that a prerendering run has; null in a browser. */
export const PrerenderCore = createContext<Core | null>(null);

let loaded: Core | null = null;

export interface CoreState {
  /** Null until it is loaded, and while a prerendered page is being taken over. */
  core: Core | null;
  /** True where it will not come: no network, or a policy against WebAssembly. */
  failed: boolean;
}

export function useCore(): CoreState {
  const given = useContext(PrerenderCore);
  const [state, setState] = useState<CoreState>({ core: given ?? loaded, failed: false });
  useEffect(() => {
    if (state.core) return;
    let current = true;
    const settle = (next: CoreState) => {
      if (current) setState(next);
    };
    loadCore().then(
      (core) => {
        loaded = core;
        settle({ core, failed: false });
      },
      () => settle({ core: null, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [state.core]);
  return state;
}
