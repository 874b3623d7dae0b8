import { useContext, useEffect } from 'preact/hooks';
import type { Core } from '../core';
import { idle } from '../lib/idle';
import { coreState, PrerenderCore, requestCore } from '../player/core-context';

/**
 * The core that the pictures of the start page are drawn with, or null until it is there. A browser
 * fetches it once it is wanted and the page rests: the pictures that were sent are complete without it.
 */
export function useCoreAtRest(wanted: boolean): Core | null {
  const given = useContext(PrerenderCore);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    idle()
      .then(() => (gone ? undefined : requestCore()))
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [wanted]);
  return given ?? coreState.value.core;
}
