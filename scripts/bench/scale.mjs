// Measures how the cost of a run, a story, a step and a window of cells grows with the input
// (bench_scale.c), and writes a table and curves (tests/bench/scale.svg).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const SERIES = {
  elements: 'elements (x.expand)',
  dims: 'dims',
  statements: 'statements',
  writes: 'writes in place',
  aliases: 'views of the same storage',
};
const KINDS = { run: '#0072b2', story: '#d55e00', step: '#009e73', window: '#cc79a7' };
const [WIDTH, HEIGHT, LEFT, TOP, ROW] = [640, 170, 70, 34, 230];

export const parseScale = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([series, ...numbers]) => {
      const [count, run, story, step, window] = numbers.map(Number);
      return { series, count, run, story, step, window };
    });

const decades = (values) => {
  const logs = values.filter((value) => value > 0).map(Math.log10);
  return [Math.floor(Math.min(...logs)), Math.max(Math.ceil(Math.max(...logs)), 1)];
};

function duration(ns) {
  if (ns < 1e3) return `${ns.toFixed(0)} ns`;
  return ns < 1e6 ? `${(ns / 1e3).toPrecision(3)} µs` : `${(ns / 1e6).toPrecision(3)} ms`;
}

function plot(rows, series, top, [low, high]) {
  const own = rows.filter((row) => row.series === series);
  const linear = series === 'dims';
  const [least, most] = linear ? [0, 16] : decades(own.map(({ count }) => count));
  const x = (count) =>
    LEFT + (((linear ? count : Math.log10(count)) - least) / (most - least)) * WIDTH;
  const y = (ns) => top + HEIGHT - ((Math.log10(ns) - low) / (high - low)) * HEIGHT;
  const lines = [
    `<text x="${LEFT}" y="${top - 10}" font-weight="bold">${SERIES[series]}</text>`,
    `<rect x="${LEFT}" y="${top}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#999"/>`,
  ];
  for (let power = low; power <= high; power++)
    lines.push(
      `<path d="M${LEFT} ${y(10 ** power)}h${WIDTH}" stroke="#ddd"/>`,
      `<text x="${LEFT - 6}" y="${y(10 ** power) + 4}" text-anchor="end">${duration(10 ** power)}</text>`,
    );
  const ticks = linear
    ? [0, 4, 8, 12, 16]
    : Array.from({ length: most - least + 1 }, (_, i) => 10 ** (least + i));
  for (const tick of ticks)
    lines.push(
      `<text x="${x(tick)}" y="${top + HEIGHT + 15}" text-anchor="middle">${tick < 1e4 ? tick : `1e${Math.log10(tick)}`}</text>`,
    );
  for (const [kind, colour] of Object.entries(KINDS)) {
    const points = own.map((row) => `${x(row.count).toFixed(1)},${y(row[kind]).toFixed(1)}`);
    lines.push(
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    );
  }
  return lines;
}

export function drawScale(rows) {
  const names = Object.keys(SERIES);
  const range = decades(rows.flatMap(({ run, story, step, window }) => [run, story, step, window]));
  const height = TOP + names.length * ROW + 20;
  const legend = Object.entries(KINDS).map(
    ([kind, colour], i) =>
      `<text x="${LEFT + 330 + i * 80}" y="16" fill="${colour}" font-weight="bold">${kind}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 30} ${height}" font-family="sans-serif" font-size="12">`,
    '<title>Cost of a run, its story, a step and a window, against what grows</title>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...legend,
    ...names.flatMap((series, i) => plot(rows, series, TOP + 14 + i * ROW, range)),
    '</svg>',
    '',
  ].join('\n');
}

/** Measures, draws, and returns lines for RESULTS.md. */
export function benchScale() {
  const rows = parseScale(
    execFileSync(join(root, 'build/bench/bench_scale'), { encoding: 'utf8' }),
  );
  writeFileSync(join(root, 'tests/bench/scale.svg'), drawScale(rows));
  const cells = rows.map(({ series, count, ...times }) =>
    [SERIES[series], count, ...Object.keys(KINDS).map((kind) => duration(times[kind]))].join(' | '),
  );
  return [
    '## Scale',
    '',
    'The last statement of programs that grow in one way each (`bench_scale.c`), natively: the run of',
    'the whole program, and of its last statement the story, a step in its middle, and a window of cells.',
    '',
    '![Cost against what grows](scale.svg)',
    '',
    `| what grows | count | ${Object.keys(KINDS).join(' | ')} |`,
    `|---|---|${Object.keys(KINDS)
      .map(() => '---|')
      .join('')}`,
    ...cells.map((row) => `| ${row} |`),
  ];
}
