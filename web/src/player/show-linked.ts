import type { Core } from '../core';
import { debounce } from '../lib/debounce';
import { linkWords } from '../ui/Notes';
import { furtherFigures } from './further-figures';
import { Cautions } from './late-cautions';

/** So long, in ms, nothing on the page has changed: figures have got to know their width. */
const STILL = 60;

/**
 * The picture of a link is kept back (public/boot.js) until all of it is there: what comes late
 * would move what stands. Where the rest of the core is missing, to be called again with the whole;
 * where something does not come at all, the style sheet shows after a while what there is.
 */
export function showLinked(core: Core): void {
  const show = () => !core.missed && document.documentElement.classList.remove('linked');
  const settle = () => whenStill(show);
  Promise.all([furtherFigures, Cautions, linkWords].map((late) => late.load())).then(
    settle,
    settle,
  );
}

/** By time, not by frames: an embed out of sight has none. */
function whenStill(then: () => void): void {
  const rest = debounce(() => {
    changes.disconnect();
    then();
  }, STILL);
  const changes = new MutationObserver(() => rest());
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  rest();
}
