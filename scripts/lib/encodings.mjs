// The encodings that a file is sent in, the shortest first; beside it lies `name.ending` in each.
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

export const encodings = [
  { name: 'br', ending: '.br', encode: (bytes) => brotli(bytes) },
  { name: 'gzip', ending: '.gz', encode: (bytes) => zip(bytes, { level: 9 }) },
];

/** Whether an Accept-Encoding allows it: named, or by `*`, and not with a weight of 0. */
export function accepts(header, name) {
  const weights = new Map(
    header.split(',').map((item) => {
      const [coding = '', weight] = item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [coding, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (weights.get(name) ?? weights.get('*') ?? 0) > 0;
}
