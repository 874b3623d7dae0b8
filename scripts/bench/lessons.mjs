// Measures loads of lessons as on a phone: a first one with an empty cache, and one after it; see load.mjs.
import { loadavg } from 'node:os';
import { withTabs } from '../lib/tabs.mjs';
import { median } from './figures.mjs';
import { coldLoad, furtherLoad, nothing } from './load.mjs';

const runs = 15;
const first = 'lessons/storage-shape-stride/';
/** The heaviest lesson: it has the most text, and pictures of four dims. */
const further = 'lessons/attention-heads/';

export async function measureLessons({ url }) {
  return withTabs(async (newTab) => {
    // A first load, uncounted: the server compresses each file on its first request.
    await newTab((send) => furtherLoad(send, url + first, url + further));
    const loads = { cold: [], further: [], empty: [] };
    for (let run = 0; run < runs; run++) {
      loads.cold.push(await newTab((send) => coldLoad(send, url + first)));
      loads.further.push(await newTab((send) => furtherLoad(send, url + first, url + further)));
      loads.empty.push(await newTab((send) => coldLoad(send, nothing)));
    }
    const of = (key, all) => median(all.map((load) => load[key] ?? Number.NaN));
    const rowsOf = (what, all) => [
      { what: `${what}, first text`, value: of('text', all), bar: 600, unit: 'ms' },
      { what: `${what}, first picture`, value: of('painted', all), bar: 600, unit: 'ms' },
      {
        what: `${what}, worst layout shift`,
        value: Math.max(...all.map(({ shift }) => shift)),
        bar: 0,
        unit: '',
      },
    ];
    return [
      ...rowsOf('first lesson, cold', loads.cold),
      ...rowsOf('further lesson', loads.further),
      { what: '  of an empty page, no network', value: of('text', loads.empty), unit: 'ms' },
      { what: '  load of this machine', value: loadavg()[0], unit: '' },
    ];
  });
}
