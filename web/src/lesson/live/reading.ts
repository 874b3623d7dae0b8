/** Which paragraph of a story is being read: the one on the reading line, or the one that a hand went to. */

export interface Reading {
  /** Null before the first. */
  at: number | null;
}

/** A scroll by more than this is the reader's. */
const OWN_SCROLL = 90;
const REST = 90;
/** A scroll that was asked for has begun by then, and goes on without such a rest. */
const OWN_REST = 300;

export function follow(steps: readonly HTMLElement[], tell: (reading: Reading) => void) {
  let at: number | null = null;
  let heldAt: number | null = null;
  let own = false;
  let timer = 0;

  const set = (next: number | null) => {
    if (next === at) return;
    at = next;
    tell({ at });
  };

  /** The y in px that counts as read: the middle of the page, or lower if the stage is above the text. */
  function line(): number {
    const pane = steps[0]?.closest('[data-story]')?.querySelector('.stage-pane');
    const above = pane?.getBoundingClientRect();
    const left = steps[0]?.getBoundingClientRect().left ?? 0;
    const stacked = above !== undefined && above.left < left + 8;
    const top = stacked ? above.bottom : 0;
    return top + (innerHeight - top) * (stacked ? 0.4 : 0.5);
  }

  function look(): void {
    if (heldAt !== null) return;
    const eye = line();
    const begun = steps.findLastIndex((step) => step.getBoundingClientRect().top <= eye);
    set(begun < 0 ? null : begun);
  }

  function rested(): void {
    // If the reader has scrolled meanwhile, the paragraph is out of sight.
    if (own) heldAt = isSeen(steps[at ?? 0]) ? scrollY : null;
    own = false;
    look();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = window.setTimeout(rested, own ? OWN_REST : REST);
  }

  function scrolled(): void {
    if (!own && heldAt !== null && Math.abs(scrollY - heldAt) > OWN_SCROLL) heldAt = null;
    wait();
  }

  return {
    start() {
      addEventListener('scroll', scrolled, { passive: true });
      look();
      return () => removeEventListener('scroll', scrolled);
    },
    /** By a hand: the paragraph comes into sight, and stays the one that is read until the reader scrolls. */
    go(next: number) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      heldAt = scrollY;
      own = true;
      steps[next]?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
      wait();
      set(next);
    },
  };
}

function isSeen(step: HTMLElement | undefined): boolean {
  const { top = 0, bottom = 0 } = step?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}
