// The page's budgets, measured in Chromium: npm run bench:web -- [load lessons steps map motion memory widgets].
// Ends with status 1 if a budget is missed. Other work on the machine makes all figures worse.
import { measureLessons } from './bench/lessons.mjs';
import { measureLoad } from './bench/load.mjs';
import { measureMap } from './bench/map.mjs';
import { measureMemory } from './bench/memory.mjs';
import { measureMotion } from './bench/motion.mjs';
import { measureSteps } from './bench/steps.mjs';
import { measureWidgets } from './bench/widgets.mjs';
import { withBrowser } from './lib/page.mjs';

const all = {
  load: measureLoad,
  lessons: measureLessons,
  steps: measureSteps,
  map: measureMap,
  motion: measureMotion,
  memory: measureMemory,
  widgets: measureWidgets,
};
const asked = process.argv.slice(2);

let missed = 0;
await withBrowser(async (site) => {
  for (const [name, measure] of Object.entries(all)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const { what, value, bar, unit } of await measure(site)) {
      const verdict = bar === undefined ? '' : value <= bar ? 'held' : 'MISSED';
      if (verdict === 'MISSED') missed++;
      const numbers = `${value.toFixed(2).padStart(9)} ${unit}`;
      const limit = bar === undefined ? 'for comparison' : `bar ${bar}`;
      console.log(`${verdict.padEnd(6)} ${what.padEnd(32)} ${numbers.padEnd(15)} ${limit}`);
    }
  }
});
process.exit(missed ? 1 : 0);
