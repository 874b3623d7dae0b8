/**
 * The state of the page for errors as a query string: `?message=` what was pasted, and under its
 * own name each size that the message does not say; `&lang=` as in url.ts. Reading is total, as in url.ts.
 */
export interface ErrorState {
  pasted: string;
  answers: Record<string, string>;
}

/** Longest text that is looked at, in UTF-16 code units: tracebacks of deep networks are long. */
export const mostPasted = 20_000;
const mostLinked = 2000;

export function parseErrorLink(search: string): ErrorState {
  const answers: Record<string, string> = {};
  let pasted = '';
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === 'message') pasted ||= value.slice(0, mostPasted);
    else if (key !== 'lang' && /^[a-z]{1,10}$/.test(key)) answers[key] ??= sizesIn(value);
  }
  return { pasted, answers };
}

/** Empty where there is nothing to keep, or too much for a link. */
export function formatErrorLink({ pasted, answers }: ErrorState): string {
  if (!pasted || pasted.length > mostLinked) return '';
  const query = new URLSearchParams({ message: pasted, ...answers });
  return `?${query}`;
}

/** Only what can stand in a shape. */
export function sizesIn(text: string): string {
  return text.replace(/[^\d, -]/g, '').slice(0, 60);
}
