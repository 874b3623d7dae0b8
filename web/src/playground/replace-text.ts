/**
 * Puts a whole new text into a textarea as if it had been typed, so that the browser's own undo
 * brings the old one back. Where that would raise a phone's keyboard, the text is simply set.
 */
export function replaceText(textarea: HTMLTextAreaElement, text: string): void {
  const before = document.activeElement;
  if (matchMedia('(pointer: fine)').matches) {
    textarea.focus({ preventScroll: true });
    textarea.select();
    const typed = document.execCommand('insertText', false, text);
    textarea.setSelectionRange(0, 0);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    if (typed && textarea.value === text) return;
  }
  textarea.value = text;
  textarea.dispatchEvent(new Event('input', { bubbles: true }));
}
