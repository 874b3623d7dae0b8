/** Most bytes of UTF-8 that a link holds. */
export const mostText = 64 * 1024;

export function fitsLink(text: string): boolean {
  if (text.length * 3 <= mostText) return true;
  return text.length <= mostText && new TextEncoder().encode(text).length <= mostText;
}
