/** In a frame, keys that no control has are the story's: a click beside it is one into the widget. */
export function passKeys(root: () => ParentNode | null): void {
  const { body } = document;
  body.addEventListener('keydown', (event) => {
    if (event.target !== body) return;
    const story = root()?.querySelector('.sw-both, .sw-story');
    const passed = new KeyboardEvent('keydown', event);
    if (story && !story.dispatchEvent(passed)) event.preventDefault();
  });
}
