/** The text of a field in the page as it was sent. A reader may have typed it before the script loaded. */
export function textTypedEarly(selector: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value;
}
