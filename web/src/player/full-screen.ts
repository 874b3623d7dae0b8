/** Full screen for projectors, with a key that turns the screen black. */

export function toggleFullScreen(story: Element | null): void {
  story?.removeAttribute('data-black');
  const done = document.fullscreenElement ? document.exitFullscreen() : story?.requestFullscreen();
  // If the page around an embed forbids full screen, nothing happens.
  done?.catch(() => {});
}

/**
 * Turns the screen black on B or a full stop, as in slide shows; the next key shows it again. True
 * if the key was used.
 */
export function blacks(event: KeyboardEvent): boolean {
  const story = event.currentTarget as Element;
  if (!story.matches(':fullscreen')) return false;
  const black = story.hasAttribute('data-black');
  if (!black && !/^[b.]$/i.test(event.key)) return false;
  story.toggleAttribute('data-black', !black);
  return true;
}

/** Full screen is scaled so that the smallest text, 12 px, takes 12/585 of its height. */
const LINES = 585;

/** Factor from stage pixels to screen pixels, so that the last row of a room can read the text. */
export function enlargement(element: Element): number {
  const screen = element.closest(':fullscreen');
  return screen ? Math.max(1, screen.clientHeight / LINES) : 1;
}
