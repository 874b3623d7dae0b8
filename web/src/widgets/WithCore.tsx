import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { Core } from '../core';
import { shellWords as words } from '../ui/words';
import { PrerenderCore, useCore } from './core-context';

interface Props {
  class: string;
  /** Do not wait for the second half of the core. */
  early?: boolean;
  children: (core: Core) => ComponentChildren;
}

/**
 * What needs the core. Prerendering draws it; the browser keeps that picture until its own core
 * is loaded: hydration leaves the content of a node with `dangerouslySetInnerHTML` untouched, so
 * nothing is sent twice and nothing moves.
 */
export function WithCore({ class: name, early, children }: Props) {
  const prerendering = useContext(PrerenderCore) !== null;
  const { core, failed } = useCore(early);
  if (core) {
    return (
      <div class={name} data-needs-core key={prerendering ? 'kept' : 'live'}>
        {children(core)}
      </div>
    );
  }
  return (
    <>
      <div class={name} data-needs-core key="kept" dangerouslySetInnerHTML={{ __html: '' }} />
      {failed && (
        <p class="note" role="status">
          {words.noCore}
        </p>
      )}
    </>
  );
}
