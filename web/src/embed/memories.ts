/**
 * A page has memories for some 125 cores. Embeds of one origin share one (wasm/neighbours.ts). Those in
 * a sandbox cannot: in a crowd of them each has a core while it is in sight; what it drew stays.
 */
import { useEffect, useState } from 'preact/hooks';
import { Core, loadCore, wasmUrl } from '../core';
import { requestCore } from '../player/core-context';

/** Frames of a page that make a crowd. */
const CROWD = 60;
/** Out of sight for so long, a core rests, in ms. */
const UNSEEN = 2000;
/** When one that found no memory asks again, in ms: others have come to rest by then. */
const AGAIN = [3000, 6000, 12_000, 24_000, 48_000];

export const isInCrowd = (): boolean => self.origin === 'null' && parent.length > CROWD;

/** Asks for the core early, as long as that is of use. */
export function beginCore(): void {
  if (isInCrowd()) useUpPreload();
  // Another frame's core is of another frame's class.
  else
    loadCore().then(
      (core) => core instanceof Core || useUpPreload(),
      () => {},
    );
}

/** Browsers complain of what was fetched early (scripts/build-site.mjs) for nothing. */
function useUpPreload(): void {
  fetch(wasmUrl).catch(() => {});
}

/** Whether this page has been in sight. */
export function useSeen(): boolean {
  const [seen, see] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      see(true);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return seen;
}

/** Lets `core` free its memory while the widget is out of sight. */
export function restUnseen(core: Core): () => void {
  let timer = 0;
  const observer = new IntersectionObserver((entries) => {
    clearInterval(timer);
    // Again and again: what is drawn late asks it once more.
    if (!entries.at(-1)?.isIntersecting) timer = window.setInterval(() => core.rest(), UNSEEN);
  });
  observer.observe(document.body);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}

/** Asks again where there was no memory. */
export function waitForMemory(): () => void {
  let timer = 0;
  const attempt = ([wait, ...later]: readonly number[]) =>
    loadCore().catch((error: unknown) => {
      if (!(error instanceof RangeError) || wait === undefined) return;
      timer = window.setTimeout(() => requestCore().then(() => attempt(later)), wait);
    });
  attempt(AGAIN);
  return () => clearTimeout(timer);
}
