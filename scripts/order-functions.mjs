// Puts functions that are alike beside each other, in which brotli finds more to repeat:
// node scripts/order-functions.mjs CORE.wasm CORE.wat OUT.wat
// CORE.wat says the same as CORE.wasm, function by function (wasm-opt -S), and OUT.wat too.
import { readFileSync, writeFileSync } from 'node:fs';

const LENGTH = 3; // bytes that two functions have in common
const COMMON = 2000; // in as many functions they say nothing
const CODE = 10; // the section

function bodiesOf(wasm) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = wasm[at++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const bytes = () => {
    const size = number();
    at += size;
    return wasm.subarray(at - size, at);
  };
  while (wasm[at++] !== CODE) bytes();
  number(); // the size of the section
  return Array.from({ length: number() }, bytes);
}

function piecesOf(body) {
  const pieces = new Set();
  for (let at = 0; at + LENGTH <= body.length; at++) pieces.add(body.readUIntBE(at, LENGTH));
  return pieces;
}

/** From the first function on to the one most like it and, less, those before it: their numbers. */
function order(bodies) {
  const pieces = bodies.map(piecesOf);
  const holders = new Map();
  pieces.forEach((of, number) => {
    for (const piece of of) holders.set(piece, [...(holders.get(piece) ?? []), number]);
  });
  const likeness = bodies.map(() => 0);
  const left = new Set(bodies.keys());
  const ordered = [];
  for (let last = 0; ; ) {
    left.delete(last);
    ordered.push(last);
    if (left.size === 0) return ordered;
    for (const number of left) likeness[number] /= 1.5;
    for (const piece of pieces[last]) {
      const all = holders.get(piece);
      const weight = all.length < COMMON ? Math.log(bodies.length / all.length) : 0;
      for (const number of all) likeness[number] += weight;
    }
    const worth = (number) => likeness[number] / (pieces[number].size + 1) ** 0.75;
    let best = left.values().next().value;
    for (const number of left) if (worth(number) > worth(best)) best = number;
    last = best;
  }
}

const [wasm, wat, out] = process.argv.slice(2);
const numbers = order(bodiesOf(readFileSync(wasm)));
const parts = readFileSync(wat, 'utf8')
  .replace(/\)\s*$/, '')
  .split(/^(?= \(\w)/m);
const functions = parts.filter((part) => part.startsWith(' (func '));
if (functions.length !== numbers.length) throw new Error(`${wat} is not ${wasm}`);
const ordered = numbers.map((number) => functions[number]);
const rest = parts.filter((part) => !part.startsWith(' (func '));
writeFileSync(out, [...rest, ...ordered, ')\n'].join(''));
