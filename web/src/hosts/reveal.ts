/**
 * A plugin for reveal.js: keys and presenters that go to another slide step the story of this one
 * first. `<script src="v1/reveal.js">`, then `Reveal.initialize({ plugins: [RevealStridewise] })`.
 */
interface Deck {
  getCurrentSlide(): Element | undefined;
  getRevealElement(): HTMLElement;
  isOverview(): boolean;
  isPaused(): boolean;
  next(): void;
  prev(): void;
}

interface SlideEnds {
  atStart: boolean;
  atEnd: boolean;
}
type Way = 'next' | 'previous';
type Widget = HTMLElement & Partial<SlideEnds> & Record<Way, () => void>;

const ways: Record<string, Way> = {
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
function step(slide: Element, way: Way): boolean {
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

const inside = (event: Event, tags: string) => {
  const [at] = event.composedPath();
  return at instanceof Element && at.closest(tags) !== null;
};
const inWidget = ({ target }: Event) => target instanceof Element && target.closest('stride-wise');
const written = 'input, textarea, select, [contenteditable]';

const plugin = {
  id: 'stridewise',
  init(deck: Deck): void {
    /** Steps the story of the slide, so that the deck does not hear the key. */
    const take = (event: KeyboardEvent) => {
      const way = ways[event.key === ' ' && event.shiftKey ? 'p' : event.key];
      const slide = deck.getCurrentSlide();
      if (!way || !slide || event.ctrlKey || event.metaKey || event.altKey) return;
      if (inside(event, written) || deck.isOverview() || deck.isPaused()) return;
      if (!step(slide, way)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    /** A widget that has the focus has no step there: its slide may have another widget. */
    const leave = (way: Way) => {
      const slide = deck.getCurrentSlide();
      if (slide && step(slide, way)) return;
      // The focus would stay in a slide that nobody sees.
      (document.activeElement as HTMLElement | null)?.blur();
      if (way === 'next') deck.next();
      else deck.prev();
    };
    const isHere = (frame: unknown) =>
      [...(deck.getCurrentSlide()?.querySelectorAll('iframe') ?? [])].some(
        ({ contentWindow }) => contentWindow === frame,
      );
    addEventListener('message', ({ source, data }) => {
      if (!source || data?.source !== 'stridewise') return;
      if ('atEnd' in data) ends.set(source, data);
      if (data.type === 'leave' && isHere(source)) leave(data.direction);
    });
    const root = deck.getRevealElement();
    root.addEventListener('leave', (event) => leave((event as CustomEvent).detail.direction));
    addEventListener('keydown', (event) => inWidget(event) || take(event), { capture: true });
    root.addEventListener('keydown', (event) => {
      if (!inWidget(event)) return;
      // A key that a control of the widget has is none of the deck's.
      const has = event.defaultPrevented || inside(event, written);
      if (has || (event.key === ' ' && inside(event, 'button, a, summary')))
        event.stopPropagation();
      else take(event);
    });
  },
};

Object.assign(globalThis, { RevealStridewise: plugin });

export {};
