// Moves texts that a first visit does not read (most error messages, sentences and signatures) and
// tables that no code of core.wasm can reach (unused-tables.mjs) to core-rest.wasm.
//
// No constant in the code of core.wasm may lead to such a text. What remains are pointers in tables.
// In core.wasm all of them become 3 GiB, beyond the largest memory: reading a text that is not there
// traps, never gives wrong text. (One and the same number packs well; no code compares where texts
// lie.) core-rest.wasm puts texts and pointers back. As linkers keep no list of the pointers,
// core-moved.wasm tells them: the same program with its data elsewhere.

import { unusedTables } from './unused-tables.mjs';

const out = 0xc0000000;

/** A constant this little before a text may belong to an access with a negative index. */
const margin = 4;

function* sections(bytes) {
  for (let at = 8; at < bytes.length; ) {
    const [size, start] = number(bytes, at + 1);
    yield { id: bytes[at], from: at, start, end: start + size };
    at = start + size;
  }
}

/** A LEB128 number, and where it ends. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    value += (bytes[at] & 127) * 2 ** shift;
    if (bytes[at++] < 128) return [value, at];
  }
}

function leb(value, signed = false) {
  const bytes = [];
  while (value > 127 || (signed && value > 63)) {
    bytes.push((value & 127) | 128);
    value = Math.floor(value / 128);
  }
  return [...bytes, value];
}

/** The active data segments: their address, and their bytes as a view. */
function dataOf(bytes) {
  const section = [...sections(bytes)].find(({ id }) => id === 11);
  const segments = [];
  let [count, at] = number(bytes, section.start);
  for (; count > 0; count--) {
    if (bytes[at] !== 0 || bytes[at + 1] !== 0x41) throw new Error('a segment of another kind');
    const [address, afterAddress] = number(bytes, at + 2);
    const [size, start] = number(bytes, afterAddress + 1);
    segments.push({ address, bytes: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return segments;
}

/** Memory as it is after instantiation. */
function memoryOf(bytes, size = 2 ** 20) {
  const memory = new Uint8Array(size);
  for (const segment of dataOf(bytes)) memory.set(segment.bytes, segment.address);
  return memory;
}

const wordAt = (memory, at) => new DataView(memory.buffer).getUint32(at, true);

/** Addresses of all pointers to data: what changes when the data move. */
function pointersOf(whole, elsewhere) {
  const [here, there] = [dataOf(whole)[0].address, dataOf(elsewhere)[0].address];
  const [one, two] = [memoryOf(whole), memoryOf(elsewhere)];
  const shift = there - here;
  const found = [];
  for (let at = here; at + shift + 4 <= one.length; at += 4) {
    const difference = wordAt(two, at + shift) - wordAt(one, at);
    if (difference === shift && wordAt(one, at) >= here) found.push(at);
    else if (difference !== 0 && Math.abs(difference) % shift === 0) {
      throw new Error('core-moved.wasm is not laid out as core-whole.wasm');
    }
  }
  return found;
}

/** Where the text begins that `address` points into: linkers let texts share their ends. */
function startOf(memory, address) {
  while (memory[address - 1] !== 0) address--;
  return address;
}

/** Linkers put the texts of a program together, each ended by one zero; no pointer is among them. */
function poolOf(memory, start, pointers) {
  let end = start;
  const isText = () => (memory[end] === 0 ? memory[end + 1] !== 0 : memory[end] >= 7);
  while (end < pointers[0] && isText()) end++;
  return { start, end };
}

/** The texts [from, to) that were not read, and that no constant in core.wasm leads to. */
function rareTexts(memory, { start, end }, read, constants) {
  const isUsed = (from, to) => constants.some((value) => value >= from - margin && value <= to);
  const texts = new Map();
  for (let from = start; from < end; ) {
    const to = memory.indexOf(0, from);
    const isRead = read.subarray(from, to + 1).includes(1);
    if (to < end && to - from >= 4 && !isRead && !isUsed(from, to)) texts.set(from, to);
    from = to + 1;
  }
  return texts;
}

/**
 * The rows of the table of operations (SwOperation in core/lang/call.h): owner, name and signature,
 * then two words that are no pointers, hundreds of times. Who looks a row up reads its name before
 * its signature and function: without a name these are not needed either.
 */
function rowsOf(pointers) {
  const known = new Set(pointers);
  const size = 20;
  const isRow = (at) => [0, 4, 8, 12, 16].every((word) => known.has(at + word) === word < 12);
  const rows = pointers.filter((at) => isRow(at) && (isRow(at - size) || isRow(at + size)));
  return rows.length > 100 ? rows : [];
}

/** The runs of `memory` for which `isWanted` holds; short gaps cost less than a new segment. */
function runsOf(memory, isWanted) {
  const runs = [];
  for (let at = 0; at < memory.length; at++) {
    if (!isWanted(at)) continue;
    const last = runs.at(-1);
    if (last && at - last.to < 12) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs.map(({ from, to }) => ({ address: from, data: memory.subarray(from, to) }));
}

/** The module with these data segments and no others. */
function withData(bytes, segments) {
  const content = segments.flatMap(({ address, data }) => [
    Buffer.from([0, 0x41, ...leb(address, true), 0x0b, ...leb(data.length)]),
    data,
  ]);
  const body = Buffer.concat([Buffer.from(leb(segments.length)), ...content]);
  const section = Buffer.concat([Buffer.from([11, ...leb(body.length)]), body]);
  // 11 are the data, 12 is their count, which only memory.init needs.
  const kept = [...sections(bytes)].filter(({ id }) => id !== 11 && id !== 12);
  const parts = kept.map(({ from, end }) => bytes.subarray(from, end));
  const code = kept.findIndex(({ id }) => id === 10);
  return Buffer.concat([bytes.subarray(0, 8), ...parts.toSpliced(code + 1, 0, section)]);
}

/** All numbers in the code of core.wasm; where its data segments begin is none of them. */
function constantsOf(text) {
  const code = text.replaceAll(/^ *\(data .*$/gm, '');
  return [...code.matchAll(/(?:i32\.const |offset=)(\d+)/g)].map(([, digits]) => Number(digits));
}

export function moveRareText({ whole, elsewhere, first, rest, firstAsText, map, read }) {
  const full = memoryOf(whole);
  const pointers = pointersOf(whole, elsewhere);
  const constants = constantsOf(firstAsText);
  const texts = rareTexts(full, poolOf(full, dataOf(whole)[0].address, pointers), read, constants);
  const reduced = full.slice();
  const view = new DataView(reduced.buffer);
  for (const pointer of pointers) {
    const address = wordAt(full, pointer);
    if (texts.has(startOf(full, address))) view.setUint32(pointer, out, true);
  }
  for (const row of rowsOf(pointers)) {
    if (view.getUint32(row + 4, true) === out) reduced.fill(0, row + 8, row + 16);
  }
  for (const [from, to] of texts) reduced.fill(0, from, to);
  const links = pointers.map((at) => ({ at, target: wordAt(full, at) }));
  for (const { from, to } of unusedTables({ map, constants, links, read })) {
    reduced.fill(0, from, to);
  }
  return {
    count: texts.size,
    first: withData(
      first,
      runsOf(reduced, (at) => reduced[at] !== 0),
    ),
    rest: withData(
      rest,
      runsOf(full, (at) => reduced[at] !== full[at]),
    ),
  };
}
