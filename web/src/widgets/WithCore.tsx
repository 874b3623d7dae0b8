import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useErrorBoundary, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { debounce } from '../lib/debounce';
import { emptyHtml } from '../lib/empty-html';
import { reportUnexpected } from '../lib/report-unexpected';
import { PrerenderCore, requestCore, useCore } from '../player/core-context';
import { Stopped } from '../ui/Stopped';
import { usePicture } from './use-picture';

/** How long after a change what could not be answered is asked again, in ms. */
const REST = 150;

interface Props {
  class: string;
  /** The question to the core. After a failure the core is asked again when this changes. */
  asks: string;
  /** False where what was prerendered here is of something else: nothing is shown then. */
  kept?: boolean;
  children: (core: Core) => ComponentChildren;
}

/**
 * Draws content that needs the core. Prerendering draws it; the browser keeps that picture until its own core
 * is loaded: hydration leaves the content of a node with `dangerouslySetInnerHTML` untouched, so
 * nothing is sent twice and nothing moves. Where the core has no answer, the picture comes back.
 */
export function WithCore({ class: name, asks, kept = true, children }: Props) {
  const prerendering = useContext(PrerenderCore) !== null;
  const { core, failed } = useCore();
  const [error, forget] = useErrorBoundary(reportUnexpected);
  useEffect(() => {
    if (error) forget();
  }, [core]);
  const { keep, lang } = usePicture();
  const again = () => {
    if (error) forget();
    if (!core) requestCore();
  };
  useAgain(asks, Boolean(error) || failed, again);
  if (core && !error) {
    return (
      <div class={name} data-needs-core key={prerendering ? 'kept' : 'live'}>
        {children(core)}
      </div>
    );
  }
  return (
    <>
      {kept && (
        <div
          class={name}
          lang={lang}
          data-needs-core
          key={error ? 'again' : 'kept'}
          ref={keep}
          dangerouslySetInnerHTML={emptyHtml}
        />
      )}
      {error && core && <Stopped onAgain={again} />}
    </>
  );
}

/** Calls `again` when `asks` has changed while there was no answer. */
function useAgain(asks: string, missing: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!missing) return;
    const rest = debounce(() => latest.current(), REST);
    rest();
    return rest.cancel;
    // Only a change of what is asked, not the failure itself: that would go on for ever.
  }, [asks]);
}
