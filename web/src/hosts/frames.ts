/** For a page with frames: each gets the height that it says, and hears the theme and the fonts of the page. */
import { followTheme, hostTheme } from '../lib/host-theme';

const known = new WeakSet<HTMLIFrameElement>();

function say(frame: HTMLIFrameElement, message: object): void {
  frame.contentWindow?.postMessage({ source: 'stridewise', v: 1, ...message }, '*');
}
const sayTheme = (frame: HTMLIFrameElement, theme: string) => say(frame, { type: 'theme', theme });

/** The same custom properties that an element takes over. */
function sayFonts(frame: HTMLIFrameElement): void {
  const style = getComputedStyle(frame);
  const [ui, code] = ['ui', 'code'].map((name) =>
    style.getPropertyValue(`--stridewise-font-${name}`).trim(),
  );
  if (ui || code) say(frame, { type: 'fonts', ui, code });
}

function meet(frame: HTMLIFrameElement): void {
  // A frame that was loaded again has forgotten.
  if (known.has(frame)) sayTheme(frame, hostTheme(frame));
  else followTheme(frame, (theme) => sayTheme(frame, theme));
  sayFonts(frame);
  known.add(frame);
}

addEventListener('message', ({ source, data }) => {
  if (data?.source !== 'stridewise' || data.v !== 1) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== source) continue;
    if (data.type === 'resize') frame.style.height = `${data.height}px`;
    if (data.type === 'ready' || !known.has(frame)) meet(frame);
  }
});
// A notebook makes its frames in places that a page cannot search.
Object.assign(globalThis, { stridewiseFrames: meet });
// Frames that are ready already answer with their height. A relative address is whole in `src`.
for (const frame of document.querySelectorAll('iframe'))
  if (frame.src.includes('/embed/')) meet(frame);
