/**
 * The one long text of an address, a program or a pasted error, in its fragment: what stands there
 * is never sent to a server. Under the name of the text, one of
 *
 *   code=        percent-encoded
 *   code.z=      packed (`packed.ts`)
 *   code.kept=   too long for a link: its mark; the text is in this browser tab alone
 */
import { fitsLink } from './most-text';
import { unpack } from './packed';
import type { Packer } from './packer';

export type TextName = 'code' | 'message';

/** Text from a fragment whose reader has to be fetched first. */
export interface Opened {
  text?: string;
  /** Why there is none, or what there is to say of it. */
  note?: 'damaged' | 'tooLong' | 'notHere' | 'long';
}

/** The pair of a fragment that holds a text. */
export function holdText(name: TextName, text: string, packer: Packer): string {
  if (!fitsLink(text)) return `${name}.kept=${mark(text)}`;
  const packed = packer.of(text);
  return packed === null ? '' : `${name}.z=${packed}`;
}

/** Fetches what a fragment holds. Never throws. */
export async function openText(hash: string): Promise<Opened> {
  const [, name, how, value = ''] = /[#&](code|message)\.(z|kept)=([^&]*)/.exec(hash) ?? [];
  if (how === 'kept') return fromTab(name as TextName, value);
  if (how !== 'z') return {};
  const found = await unpack(value).catch(() => 'damaged' as const);
  return typeof found === 'string' ? { note: found } : found;
}

/** Keeps a text that is too long for a link over a reload; false where the browser does not. */
export function keepLong(name: TextName, text: string): boolean {
  try {
    sessionStorage.setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}

function fromTab(name: TextName, wanted: string): Opened {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    if (text !== null && mark(text) === wanted) return { text, note: 'long' };
  } catch {
    // A sandboxed frame has no storage.
  }
  return { note: 'notHere' };
}

const keyOf = (name: TextName) => `stridewise.long.${name}`;

/** Tells one text from another that the tab kept later. */
function mark(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}
