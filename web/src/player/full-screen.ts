/** A story on a projector: it fills the screen, and one key blacks it. */

export function toggleFullScreen(story: Element | null): void {
  story?.removeAttribute('data-black');
  const done = document.fullscreenElement ? document.exitFullscreen() : story?.requestFullscreen();
  // Where the page around an embed forbids it, nothing happens.
  done?.catch(() => {});
}

/** As in presentations: B or a full stop blacks the screen, the next key brings it back. True where that was meant. */
export function blacks(event: KeyboardEvent): boolean {
  const story = event.currentTarget as Element;
  if (!story.matches(':fullscreen')) return false;
  const black = story.hasAttribute('data-black');
  if (!black && !/^[b.]$/i.test(event.key)) return false;
  story.toggleAttribute('data-black', !black);
  return true;
}

/** The least text on the stage is so much of a screen's height: 12 px of 585. */
const LINES = 585;

/** How many pixels one of the stage's is, so that it is read from the last row. */
export function enlargement(element: Element): number {
  const screen = element.closest(':fullscreen');
  return screen ? Math.max(1, screen.clientHeight / LINES) : 1;
}
