// The tower: every room of core/ uses only the rooms that it stands on, so that no two rooms use
// each other. Read from the object files (who calls whom) and from the includes.
// Run by ctest: node tests/core/layers.mjs NM OBJECT...
import { dirname } from 'node:path';
import { coreFiles, coreText, homes, symbols } from './objects.mjs';

/** What a room stands on; and so on all that is below that. */
const standsOn = {
  base: [],
  tensor: ['base'],
  syntax: ['base'],
  kernels: ['tensor'],
  repr: ['tensor'],
  runtime: ['kernels', 'repr', 'syntax'],
  call: ['runtime'],
  ops: ['call'],
  torch: ['ops'],
  numpy: ['ops'],
  python: ['ops'],
  interpreter: ['torch', 'numpy', 'python'],
  'story/repair': ['interpreter'],
  'story/scene': ['story/repair', 'include'],
  'story/remark': ['story/scene'],
  'story/terminal': ['story/remark'],
  'story/pasted': ['story/scene'],
  story: ['story/terminal', 'story/pasted'],
  include: [],
  cli: ['include'],
};

const below = (room) =>
  new Set([room, ...(standsOn[room] ?? []).flatMap((lower) => [...below(lower)])]);
const allowed = Object.fromEntries(Object.keys(standsOn).map((room) => [room, below(room)]));
const roomOf = (file) => dirname(file).replace(/\/operations$/, '');

const publicHeader = coreText('include/stridewise.h');
const isPublic = (symbol) => new RegExp(`\\b${symbol}\\(`).test(publicHeader);

function calls(nm, objects) {
  const all = symbols(nm, objects);
  const home = homes(all);
  const seen = ({ file, symbol }) =>
    roomOf(file) === 'cli' && isPublic(symbol) ? 'include/stridewise' : home.get(symbol);
  return all
    .filter((s) => !s.defined && home.has(s.symbol))
    .map((s) => ({ from: s.file, to: seen(s), why: s.symbol }));
}

const includes = () =>
  coreFiles(/\.[ch]$/).flatMap((file) =>
    [...coreText(file).matchAll(/^#include "([^"]+)"/gm)].map(([, path]) => ({
      from: file.replace(/\.[ch]$/, ''),
      to: (path.includes('/') ? path : `include/${path}`).replace(/\.\w+$/, ''),
      why: '#include',
    })),
  );

const [nm, ...objects] = process.argv.slice(2);
const called = calls(nm, objects);

const upward = new Map();
for (const { from, to, why } of [...called, ...includes()]) {
  if (allowed[roomOf(from)]?.has(roomOf(to))) continue;
  const edge = `${from} -> ${to}`;
  upward.set(edge, [...(upward.get(edge) ?? []), why]);
}

const ways = [...upward]
  .sort()
  .map(([edge, why]) => `${edge} (${[...new Set(why)].slice(0, 3).join(', ')})`);
for (const way of ways) console.error(`upward: ${way}`);
if (ways.length) process.exit(1);
console.log(`${called.length} calls between files, none upward`);
