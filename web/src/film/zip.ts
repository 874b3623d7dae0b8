/** Files as one ZIP: stored as they are, for pictures are packed already or small. */
import { crc32, joined } from './png';

export interface ZipEntry {
  name: string;
  data: Uint8Array;
}

/** 1980-01-01, the first day that the format knows: the same files make the same ZIP. */
const DAY = 0x21;
const UTF8 = 0x800;

export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = [];
  const listed: Uint8Array[] = [];
  let at = 0;
  for (const { name, data } of entries) {
    const label = new TextEncoder().encode(name);
    const [crc, size] = [crc32(data), data.length];
    const facts: Field[] = [
      [2, 20],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, crc],
      [4, size],
    ];
    const shared: Field[] = [...facts, [4, size], [2, label.length], [2, 0]];
    const head = fields([[4, 0x04034b50], ...shared]);
    const rest: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ];
    bodies.push(head, label, data);
    listed.push(fields([[4, 0x02014b50], [2, 20], ...shared, ...rest]), label);
    at += head.length + label.length + size;
  }
  const list = joined(listed);
  const count = entries.length;
  const end: Field[] = [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, list.length],
    [4, at],
    [2, 0],
  ];
  return joined([...bodies, list, fields([[4, 0x06054b50], ...end])]);
}

/** Bytes, lowest first, and their value. */
type Field = readonly [size: 2 | 4, value: number];

const fields = (all: readonly Field[]) =>
  Uint8Array.from(
    all.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255),
    ),
  );
