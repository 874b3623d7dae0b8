declare global {
  interface Window {
    /** Events that public/boot.js kept, oldest first. Calling it ends the keeping. */
    earlyEvents?: () => Event[];
  }
}

/**
 * A prerendered page can be clicked before its scripts run. public/boot.js keeps those events; this
 * function repeats them on the elements that took the place of the prerendered ones.
 */
export function replayEarlyEvents(): void {
  const events = window.earlyEvents?.() ?? [];
  const last = events.findLast(({ type }) => type === 'focusin');
  // The focused element was replaced, and the focus was lost with it.
  if (last && document.activeElement === document.body)
    counterpart(last)?.focus({ preventScroll: true });
  for (const event of events) {
    const target = counterpart(event);
    if (event.type === 'click') target?.click();
    else if (event instanceof KeyboardEvent)
      target?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

/** The new element for the target of an old event: the same position among elements of its kind. */
function counterpart({ target }: Event): HTMLElement | undefined {
  const old = (target as Element).closest<HTMLElement>('button, input, select, summary');
  // Hydration keeps the element itself.
  if (!old || old.isConnected) return old ?? undefined;
  const like = (place: Element | null) =>
    [...(place?.querySelectorAll<HTMLElement>(old.localName) ?? [])].filter(
      ({ className }) => className === old.className,
    );
  const at = like(old.closest('[data-needs-core]')).indexOf(old);
  return like(document.querySelector('[data-needs-core]'))[at];
}
