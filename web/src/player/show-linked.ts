import { debounce } from '../lib/debounce';
import { isAnyLoading } from '../lib/lazy-module';

/**
 * Milliseconds without a change after which the page counts as complete. By then figures know their
 * width, and the story has requested the code it needs.
 */
const STILL = 60;

/**
 * Shows the picture of a link when all of it has arrived: public/boot.js hides it until then, so
 * that late parts do not move what is visible. If a part never arrives, the style sheet shows the
 * rest after a while.
 */
export function showLinked(): void {
  whenStill(() => document.documentElement.classList.remove('linked'));
}

/** Uses a timer instead of animation frames: an embed out of sight gets no frames. */
function whenStill(then: () => void): void {
  const rest = debounce(() => {
    if (isAnyLoading()) return rest();
    changes.disconnect();
    then();
  }, STILL);
  // New options of a select do not change the layout.
  const changes = new MutationObserver((seen) => {
    if (seen.some(({ target }) => !(target instanceof HTMLSelectElement))) rest();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  rest();
}
