/** Texts in a PNG: iTXt chunks, which picture viewers read. */

export interface FileTexts {
  title: string;
  description: string;
  licence: string;
}

const encoder = new TextEncoder();
/** The signature, and the header with its length, name, thirteen bytes and checksum. */
const HEADER = 8 + 4 + 4 + 13 + 4;

/** A copy of the picture in which they stand behind the header. */
export function withTexts(png: Uint8Array, texts: FileTexts): Uint8Array<ArrayBuffer> {
  const chunks = [
    textChunk('Title', texts.title),
    textChunk('Description', texts.description),
    textChunk('Copyright', texts.licence),
    textChunk('Software', 'Stridewise'),
  ];
  return joined([png.subarray(0, HEADER), ...chunks, png.subarray(HEADER)]);
}

function textChunk(keyword: string, text: string): Uint8Array {
  // Not packed, no language, no translated keyword.
  const flags = new Uint8Array(5);
  const body = joined([encoder.encode(`iTXt${keyword}`), flags, encoder.encode(text)]);
  return joined([big32(body.length - 4), body, big32(crc32(body))]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function big32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

const POLYNOMIAL = 0xedb88320;
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as in PNG and ZIP. */
export function crc32(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
