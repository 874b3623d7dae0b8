/**
 * Moves the focus from a pressed button, which disappears, to the new story or the next question.
 */
export function focusStory(pressed: Element): void {
  const place = pressed.closest('.sw-question, .sw-story')?.parentElement;
  setTimeout(() =>
    place
      ?.querySelector<HTMLElement>('.sw-story, .sw-question input')
      ?.focus({ preventScroll: true }),
  );
}
