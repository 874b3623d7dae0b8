/** What is pressed goes with its button: the focus goes to the story that comes, or to the next question. */
export function focusStory(pressed: Element): void {
  const place = pressed.closest('.sw-question, .sw-story')?.parentElement;
  setTimeout(() =>
    place
      ?.querySelector<HTMLElement>('.sw-story, .sw-question input')
      ?.focus({ preventScroll: true }),
  );
}
