/** What a reader did at what was sent, kept by public/boot.js, is done at what lives in its place. */

export function doAgain(done: readonly Event[]): void {
  const last = done.findLast(({ type }) => type === 'focusin');
  // The focus has gone with what had it.
  if (last && document.activeElement === document.body)
    counterpart(last)?.focus({ preventScroll: true });
  for (const event of done) {
    const target = counterpart(event);
    if (event.type === 'click') target?.click();
    else if (event instanceof KeyboardEvent)
      target?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

/** The same one among its like: a button, or a line of a list. */
function counterpart({ target }: Event): HTMLElement | undefined {
  const old = (target as Element).closest<HTMLElement>('button, input, select, summary');
  // What was taken over is still there.
  if (!old || old.isConnected) return old ?? undefined;
  const like = (place: Element | null) =>
    [...(place?.querySelectorAll<HTMLElement>(old.localName) ?? [])].filter(
      ({ className }) => className === old.className,
    );
  const at = like(old.closest('[data-needs-core]')).indexOf(old);
  return like(document.querySelector('[data-needs-core]'))[at];
}
