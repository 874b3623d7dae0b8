/** Files as one ZIP: stored as they are, for pictures are packed already or small, or deflated before. */
import { crc32, joined } from './png';

export interface ZipEntry {
  name: string;
  data: Uint8Array;
  /** `data` as raw deflate has it. */
  deflated?: Uint8Array;
}

/** 1980-01-01, the first day that the format knows: the same files make the same ZIP. */
const DAY = 0x21;
const UTF8 = 0x800;
const [STORED, DEFLATED] = [0, 8];

export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = [];
  const listed: Uint8Array[] = [];
  let at = 0;
  for (const { name, data, deflated } of entries) {
    const label = new TextEncoder().encode(name);
    const packed = deflated ?? data;
    const facts: Field[] = [
      [2, 20],
      [2, UTF8],
      [2, deflated ? DEFLATED : STORED],
      [2, 0],
      [2, DAY],
      [4, crc32(data)],
      [4, packed.length],
    ];
    const shared: Field[] = [...facts, [4, data.length], [2, label.length], [2, 0]];
    const head = fields([[4, 0x04034b50], ...shared]);
    const rest: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ];
    bodies.push(head, label, packed);
    listed.push(fields([[4, 0x02014b50], [2, 20], ...shared, ...rest]), label);
    at += head.length + label.length + packed.length;
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
