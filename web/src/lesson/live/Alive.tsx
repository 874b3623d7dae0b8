/** Parts of a lesson that need the core. Until it has loaded, and if it has no answer, the picture in the page stays. */
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { reportUnexpected } from '../../lib/report-unexpected';
import { useCore } from '../../player/core-context';
import { Stopped } from '../../ui/Stopped';

interface Props {
  place: HTMLElement;
  children: (core: Core) => ComponentChildren;
}

export function Alive({ place, children }: Props) {
  const { core, failed } = useCore();
  const [error, forget] = useErrorBoundary(reportUnexpected);
  useEffect(() => {
    if (error) forget();
  }, [core]);
  const live = core !== null && !error;
  const [cleared, setCleared] = useState(false);
  // Before it is painted, and before what is alive measures its room: the picture has left it.
  useLayoutEffect(() => {
    place.classList.toggle('is-live', live);
    place.classList.toggle('is-lost', failed);
    setCleared(live);
  }, [place, live, failed]);
  if (error && core) return <Stopped onAgain={forget} />;
  return <>{cleared && core && children(core)}</>;
}
