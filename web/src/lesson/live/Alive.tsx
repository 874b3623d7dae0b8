/** What needs the core in a written page: the picture that was sent stands until it is there, and where it has no answer. */
import type { ComponentChildren } from 'preact';
import { useErrorBoundary, useLayoutEffect } from 'preact/hooks';
import type { Core } from '../../core';
import { Stopped } from '../../ui/Stopped';
import { useCore } from '../../widgets/core-context';
import { tellIfOurs } from '../../widgets/WithCore';

interface Props {
  place: HTMLElement;
  children: (core: Core) => ComponentChildren;
}

export function Alive({ place, children }: Props) {
  const { core } = useCore();
  const [error, forget] = useErrorBoundary(tellIfOurs);
  const live = core !== null && !error;
  // Before it is painted: picture and stage never stand there both.
  useLayoutEffect(() => {
    place.classList.toggle('is-live', live);
  }, [place, live]);
  if (error) return <Stopped onAgain={forget} />;
  return <>{core && children(core)}</>;
}
