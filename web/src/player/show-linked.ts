import { debounce } from '../lib/debounce';
import { isAnyLoading } from '../lib/lazy-module';

/**
 * So long, in ms, nothing on the page has changed: figures have got to know their width. What the
 * story needs of the page's code, the stage or figures, has asked for itself by then.
 */
const STILL = 60;

/**
 * The picture of a link is kept back (public/boot.js) until all of it is there: what comes late
 * would move what stands. Where something does not come at all, the style sheet shows after a while
 * what there is.
 */
export function showLinked(): void {
  whenStill(() => document.documentElement.classList.remove('linked'));
}

/** By time, not by frames: an embed out of sight has none. */
function whenStill(then: () => void): void {
  const rest = debounce(() => {
    if (isAnyLoading()) return rest();
    changes.disconnect();
    then();
  }, STILL);
  // Further options of a select move nothing.
  const changes = new MutationObserver((seen) => {
    if (seen.some(({ target }) => !(target instanceof HTMLSelectElement))) rest();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  rest();
}
