// The encodings that a file is sent in, the shortest first; beside it lies `name.ending` in each.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const quality = (level) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** `encodeSoon`: a tenth longer, in a twentieth of the time. */
export const encodings = [
  {
    name: 'br',
    ending: '.br',
    encode: (bytes) => brotli(bytes),
    encodeSoon: (bytes) => brotli(bytes, quality(9)),
  },
  {
    name: 'gzip',
    ending: '.gz',
    encode: (bytes) => zip(bytes, { level: 9 }),
    encodeSoon: (bytes) => zip(bytes),
  },
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
