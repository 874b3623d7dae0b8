/** A text as a QR code: ISO/IEC 18004, versions 1 to 6, error correction L, mask 0 (readers accept every mask). */

/** For each version: bytes of data, bytes of correction in each block, blocks. */
const VERSIONS: readonly (readonly [number, number, number])[] = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
];
/** Says L and mask 0, with its own correction. */
const FORMAT = '111011111000100';

/** Rows of modules, true where dark; null if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = VERSIONS.findIndex(([room]) => bytes.length + 2 <= room);
  const version = VERSIONS[at];
  if (!version) return null;
  const rows = patterns(21 + 4 * at);
  fill(rows, codewords(bytes, ...version));
  return rows.map((row) => row.map(Boolean));
}

/** Mode, length and text, padded, in blocks with their correction. */
function codewords(bytes: number[], room: number, check: number, blocks: number): number[] {
  // Mode and length have 12 bits, so every byte of the text is split.
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  nibbles.push(...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0);
  const data = Array.from({ length: nibbles.length / 2 }, (_, at) =>
    Number((nibbles[2 * at] ?? 0) * 16 + (nibbles[2 * at + 1] ?? 0)),
  );
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 ? 0x11 : 0xec);
  const each = room / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * each, (at + 1) * each));
  return [...inTurn(parts), ...inTurn(parts.map((part) => corrections(part, check)))];
}

const inTurn = (parts: number[][]) =>
  (parts[0] ?? []).flatMap((_, at) => parts.map((part) => part[at] ?? 0));

/** Product in GF(256) with the polynomial of QR codes. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** Reed-Solomon: the rest of a division by (x − 1)(x − 2)(x − 4)… */
function corrections(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2))
    divisor = [...divisor, 0].map((one, place) => one ^ times(divisor[place - 1] ?? 0, root));
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    for (const [place, one] of divisor.entries())
      rest[at + place] = (rest[at + place] ?? 0) ^ times(one, lead);
  }
  return rest.slice(data.length);
}

type Module = boolean | null;

/** Everything that does not depend on the text; null where data goes. */
function patterns(width: number): Module[][] {
  const rows = Array.from({ length: width }, () => Array<Module>(width).fill(null));
  const set = (y: number, x: number, dark: boolean) => {
    const row = rows[y];
    if (row && x in row) row[x] = dark;
  };
  /** Rings around a place; `light` are those that are not dark. */
  const rings = (y: number, x: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(y + dy, x + dx, !light.includes(Math.max(Math.abs(dy), Math.abs(dx))));
  };
  for (let at = 0; at < width; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [y, x] of [
    [3, 3],
    [3, width - 4],
    [width - 4, 3],
  ] as const)
    rings(y, x, 4, [2, 4]);
  if (width > 21) rings(width - 7, width - 7, 2, [1]);
  for (const [at, bit] of [...FORMAT].entries()) {
    const dark = bit === '1';
    if (at < 8) set(8, at < 6 ? at : at + 1, dark);
    else set(at === 8 ? 7 : 14 - at, 8, dark);
    if (at < 7) set(width - 1 - at, 8, dark);
    else set(8, width - 15 + at, dark);
  }
  set(width - 8, 8, true);
  return rows;
}

/** Two columns at a time from the right, up and down in turn. */
function fill(rows: Module[][], bytes: readonly number[]): void {
  const width = rows.length;
  let bit = 0;
  let up = true;
  for (let right = width - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < width; step++) {
      const y = up ? width - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = rows[y];
        if (!row || row[x] !== null) continue;
        const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== ((y + x) % 2 === 0);
        bit++;
      }
    }
    up = !up;
  }
}
