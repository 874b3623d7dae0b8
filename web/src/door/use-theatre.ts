import { useContext, useEffect } from 'preact/hooks';
import type { Core } from '../core';
import { idle } from '../lib/idle';
import { part } from '../lib/part';
import { askForCore, coreState, PrerenderCore } from '../player/core-context';

export const theatre = part(() => import('./theatre'));

type Theatre = NonNullable<typeof theatre.arrived.value>;

interface Ready extends Theatre {
  core: Core;
}

/** The core and what draws with it. In a browser both are fetched once they are wanted and the page rests. */
export function useTheatre(wanted: boolean): Ready | null {
  const given = useContext(PrerenderCore);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    idle()
      .then(() => (gone ? null : Promise.all([theatre.load(), askForCore()])))
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [wanted]);
  const arrived = theatre.arrived.value;
  const core = given ?? coreState.value.core;
  return arrived && core && { ...arrived, core };
}
