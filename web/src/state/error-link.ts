/**
 * The state of the page for errors in its address: `message=` what was pasted, and under its own
 * name each size that the message does not say; `lang=` as in url.ts. The page writes a fragment,
 * where the message may have the forms of `held-text.ts`; links of old have a query. The fragment
 * wins where it is a link. Reading is total, as in url.ts.
 */
import { holdText, type Opened } from './held-text';
import { mostText } from './most-text';
import type { Packer } from './packer';
import { type AddressParts, isLink, type Note } from './url';

export interface ErrorState {
  pasted: string;
  answers: Record<string, string>;
}

/** The largest length of a pasted text in UTF-16 code units. Of a longer text the end counts: it has the error. */
export const mostPasted = mostText;

export function parseErrorAddress(
  { search, hash }: AddressParts,
  opened: Opened = {},
): ErrorState & { notes: Note[] } {
  const answers: Record<string, string> = {};
  let pasted = opened.text ?? '';
  for (const [key, value] of new URLSearchParams(isLink(hash) ? hash.slice(1) : search)) {
    if (key === 'message') pasted ||= value;
    else if (/^[a-z]{1,10}$/.test(key) && !notAnswers.has(key)) answers[key] ??= sizesIn(value);
  }
  return { pasted, answers, notes: opened.note ? [{ about: opened.note }] : [] };
}

const notAnswers = new Set(['lang', 'v']);

/** The fragment, with its mark; empty where there is nothing to keep. */
export function formatErrorAddress({ pasted, answers }: ErrorState, packer?: Packer): string {
  if (!pasted) return '';
  const held = packer && holdText('message', pasted, packer);
  const message = held || String(new URLSearchParams({ message: pasted }));
  const others = String(new URLSearchParams(answers));
  return `#${['v=1', message, others].filter(Boolean).join('&')}`;
}

/** Only what can stand in a shape. */
export function sizesIn(text: string): string {
  return text.replace(/[^\d, -]/g, '').slice(0, 60);
}
