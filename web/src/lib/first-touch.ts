const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
let touched: Promise<void> | undefined;

/** Resolves with the first sign of a reader's hand: what the first picture can do without comes then. */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const done = ({ type, target }: Event) => {
      // The page itself scrolls the editor to the line of the story.
      if (type === 'scroll' && target !== document) return;
      for (const sign of signs) removeEventListener(sign, done, options);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, options);
  });
  return touched;
}
