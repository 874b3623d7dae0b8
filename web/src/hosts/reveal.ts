/**
 * A plugin for reveal.js: keys and presenters that go to another slide step the story of this one
 * first. `<script src="v1/reveal.js">`, then `Reveal.initialize({ plugins: [RevealStridewise] })`.
 */
interface Deck {
  getCurrentSlide(): Element | undefined;
  isOverview(): boolean;
  isPaused(): boolean;
}

interface SlideEnds {
  atStart: boolean;
  atEnd: boolean;
}
type Widget = HTMLElement & Partial<SlideEnds> & { next(): void; previous(): void };

const ways: Record<string, 'next' | 'previous'> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  n: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  p: 'previous',
};

/** What each frame said last. */
const ends = new WeakMap<object, SlideEnds>();

/** Steps what `slide` shows; false if its story is at that end, or it has none. */
function step(slide: Element, way: 'next' | 'previous'): boolean {
  const end = way === 'next' ? 'atEnd' : 'atStart';
  for (const widget of slide.querySelectorAll<Widget>('stride-wise')) {
    if (widget[end] !== false) continue;
    widget[way]();
    return true;
  }
  for (const { contentWindow: frame } of slide.querySelectorAll('iframe')) {
    if (!frame || ends.get(frame)?.[end] !== false) continue;
    frame.postMessage({ source: 'stridewise', v: 1, type: way }, '*');
    return true;
  }
  return false;
}

const plugin = {
  id: 'stridewise',
  init(deck: Deck): void {
    addEventListener('message', ({ source, data }) => {
      if (source && data?.source === 'stridewise' && 'atEnd' in data) ends.set(source, data);
    });
    addEventListener(
      'keydown',
      (event) => {
        const way = ways[event.key === ' ' && event.shiftKey ? 'p' : event.key];
        const [at] = event.composedPath();
        const typed =
          at instanceof Element && at.closest('input, textarea, select, [contenteditable]');
        const slide = deck.getCurrentSlide();
        if (!way || typed || !slide || event.ctrlKey || event.metaKey || event.altKey) return;
        // A widget that has the focus keeps the keys until its story ends.
        if (deck.isOverview() || deck.isPaused() || !step(slide, way)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  },
};

Object.assign(globalThis, { RevealStridewise: plugin });

export {};
