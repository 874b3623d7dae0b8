import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { type Core, loadCore } from '../core';

/** The core that a prerendering run has; null in a browser. */
export const PrerenderCore = createContext<Core | null>(null);

export interface CoreState {
  /** Null until it is loaded, and while a prerendered page is being taken over. */
  core: Core | null;
  /** True where it did not come: no network, no memory, or a policy against WebAssembly. */
  failed: boolean;
}

const nothing: CoreState = { core: null, failed: false };

/** What this page has of the core. */
export const coreState = signal<CoreState>(nothing);

/**
 * The pictures of a page that is not taken over but drawn anew, in another language: in the order in
 * which they stand there.
 */
const prerendered: ChildNode[][] = [];

/** To be called before such a page is drawn. */
export function keepPictures(): void {
  for (const place of document.querySelectorAll(
    ':is([data-needs-core], [data-prerendered]):not([data-prerendered] *)',
  )) {
    prerendered.push([...place.childNodes]);
  }
}

/** The next one of them. */
export const takePrerendered = () => prerendered.shift() ?? null;

let asked: Promise<void> | null = null;
let takenOver = false;

/** Asks for the core where it is neither there nor on its way; where it failed, once more. */
export function requestCore(): Promise<void> {
  asked ??= loadCore()
    .then(
      (core) => ({ core, failed: false }),
      () => ({ core: null, failed: true }),
    )
    .then(settle);
  return asked;
}

function settle(state: CoreState): void {
  if (state.failed) asked = null;
  // What public/boot.js keeps back until the core has drawn it will not come by itself.
  document.documentElement.classList.remove('waiting', ...(state.failed ? ['linked'] : []));
  coreState.value = state;
}

/** The core of the page; whoever uses this also asks for it. */
export function useCore(): CoreState {
  const given = useContext(PrerenderCore);
  const state = coreState.value;
  const [ready, setReady] = useState(takenOver);
  // Not after the next frame, as effects come: the core could be on its way by then.
  useLayoutEffect(() => {
    if (given) return;
    takenOver = true;
    setReady(true);
    requestCore();
  }, [given]);
  if (given) return { core: given, failed: false };
  return ready ? state : nothing;
}
