/** For a page with frames: each gets the height that it says, and hears the theme of the page. */
import { followTheme, hostTheme } from '../lib/host-theme';

const known = new WeakSet<HTMLIFrameElement>();

function say(frame: HTMLIFrameElement, theme: string): void {
  frame.contentWindow?.postMessage({ source: 'stridewise', v: 1, type: 'theme', theme }, '*');
}

function meet(frame: HTMLIFrameElement): void {
  // A frame that was loaded again has forgotten.
  if (known.has(frame)) say(frame, hostTheme(frame));
  else followTheme(frame, (theme) => say(frame, theme));
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
