import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { type Core, loadCore } from '../core';

/** The core used while prerendering; null in a browser. */
export const PrerenderCore = createContext<Core | null>(null);

export interface CoreState {
  /** Null until loaded, and while a prerendered page is being hydrated. */
  core: Core | null;
  /** True if loading failed: no network, no memory, or a policy against WebAssembly. */
  failed: boolean;
}

const nothing: CoreState = { core: null, failed: false };

/** The state of the core on this page. */
export const coreState = signal<CoreState>(nothing);

/**
 * Prerendered pictures, in page order, of a page that is rendered again in another language instead
 * of being hydrated.
 */
const prerendered: ChildNode[][] = [];

/** Keeps the prerendered pictures; must be called before the page is rendered again. */
export function keepPictures(): void {
  for (const place of document.querySelectorAll(
    ':is([data-needs-core], [data-prerendered]):not([data-prerendered] *)',
  )) {
    prerendered.push([...place.childNodes]);
  }
}

/** Takes the next kept picture; null if there are no more. */
export const takePrerendered = () => prerendered.shift() ?? null;

let asked: Promise<void> | null = null;
let takenOver = false;

/** Loads the core unless it is loaded or loading; after a failure it tries again. */
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
  // public/boot.js hides the picture of a link (class `linked`) until the core has drawn it. After a
  // failure that would never happen, so the page is shown as it is.
  document.documentElement.classList.remove('waiting', ...(state.failed ? ['linked'] : []));
  coreState.value = state;
}

/** Returns the page's core, and requests it if necessary. */
export function useCore(): CoreState {
  const given = useContext(PrerenderCore);
  const state = coreState.value;
  const [ready, setReady] = useState(takenOver);
  // A layout effect, because ordinary effects run only after the next frame.
  useLayoutEffect(() => {
    if (given) return;
    takenOver = true;
    setReady(true);
    requestCore();
  }, [given]);
  if (given) return { core: given, failed: false };
  return ready ? state : nothing;
}
