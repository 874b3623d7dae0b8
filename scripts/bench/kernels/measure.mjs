// Measures all runners in turns, case by case, so that other work on the machine affects all equally.

import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const ROUND = 4e6; // nanoseconds that one measurement should take
const WARM = 3; // calls at least before each: the second is still twice as slow as the tenth

const SLOW = 5e7; // is measured three times

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Results may differ by the rounding of sums, and by nothing else. */
const agrees = (a, b) => a === b || Math.abs(a - b) <= 1e-5 * Math.max(Math.abs(a), Math.abs(b));

async function rounds(runner, one) {
  let spent = await runner.run(one, 1);
  for (let count = 1; spent * count < ROUND / 8; ) {
    count = Math.ceil(count * 8);
    spent = await runner.run(one, count);
  }
  return Math.max(1, Math.round(ROUND / spent));
}

/** Keeps this process and those that it starts on one core, so that none finds the caches of
 * another; a sentence says whether that could be. */
export function pin() {
  const core = cpus().length - 1;
  const { status } = spawnSync('taskset', ['-acp', `${core}`, `${process.pid}`]);
  return status === 0 ? `All run on core ${core}.` : 'They run on whichever core is free.';
}

/** `{ [runner]: { median, spread, wrong } }` of one case; spread: how far 80 % lie apart. */
export async function measure(one, runners, turns) {
  const taking = [];
  for (const runner of runners.filter((each) => each.has(one))) {
    try {
      await runner.prepare(one);
      taking.push({ runner, count: await rounds(runner, one), times: [] });
    } catch (error) {
      console.log(`${runner.name} cannot do ${one.name}: ${error.message.split('\n')[0]}`);
    }
  }
  for (let turn = 0; turn < turns; turn++) {
    // Rotates the order, so that cache leftovers of the previous runner affect all runners equally.
    const first = turn % taking.length;
    for (const { runner, count, times } of [...taking.slice(first), ...taking.slice(0, first)]) {
      if (turn >= 3 && times[0] > SLOW) continue;
      await runner.run(one, Math.max(WARM, count >> 1)); // what the others left in the caches is of no account
      times.push(await runner.run(one, count));
    }
  }
  const found = {};
  let truth;
  for (const { runner, times } of taking) {
    const check = await runner.check();
    truth ??= check;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.round(share * (sorted.length - 1))];
    found[runner.name] = {
      median: median(times),
      spread: (at(0.9) - at(0.1)) / median(times),
      wrong: check !== undefined && !agrees(check, truth),
    };
  }
  return found;
}
