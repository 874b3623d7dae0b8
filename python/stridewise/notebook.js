/*
 * Parts that the outputs of a notebook share: the player's page, and how an output shows it. One output brings
 * this script; each puts its place and its program into `stridewiseNotebook`, before or after.
 */
(() => {
  const page = PAGE;
  const waiting = globalThis.stridewiseNotebook;
  if (waiting && !Array.isArray(waiting)) return;
  const show = ([place, search]) => {
    const frame = document.createElement('iframe');
    frame.title = 'Stridewise';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.style.cssText = 'width: 100%; height: 420px; border: 0';
    frame.srcdoc = page.replace("/*search*/''", () =>
      JSON.stringify(search).replace(/</g, '\\u003c'),
    );
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || data?.source !== 'stridewise') return;
      if (data.type === 'resize') frame.style.height = `${data.height}px`;
    });
    place.replaceChildren(frame);
    globalThis.stridewiseFrames?.(frame);
  };
  globalThis.stridewiseNotebook = { push: show };
  FRAMES;
  for (const one of waiting ?? []) show(one);
})();
