/** Packing takes a moment; a `Packer` remembers its last text, for those who cannot wait. */
import { fitsLink } from './most-text';
import { pack } from './packed';

/** Packs the texts of one page, one after the other. */
export interface Packer {
  /** The text, packed; null where that is not known yet. */
  of(text: string): string | null;
  /** Until `of` knows it; where the browser cannot pack, it never will. */
  prepare(text: string): Promise<void>;
}

export function createPacker(): Packer {
  let last: { text: string; packed: string } | null = null;
  const of = (text: string) => (last?.text === text ? last.packed : null);
  return {
    of,
    async prepare(text) {
      if (of(text) !== null || !fitsLink(text)) return;
      const packed = await pack(text).catch(() => null);
      if (packed !== null) last = { text, packed };
    },
  };
}
