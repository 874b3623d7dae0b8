// The encodings in which a file can be sent, best first. `name.br` and `name.gz` are next to `name`.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const quality = (level) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** `encodeSoon` gives 10 % more bytes in a twentieth of the time. */
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

/** Whether an Accept-Encoding header allows an encoding: by name or by `*`, unless its weight is 0. */
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
