/** What stands in a field of the page as it was sent: it may have been typed before this script came. */
export function textTypedEarly(selector: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value;
}
