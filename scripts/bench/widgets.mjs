// Measures many widgets in one page, as elements and as frames. Other work on the machine makes all
// times longer except CPU time; the share of a core that this process got shows by how much.
import { measureElements } from './elements.mjs';
import { measureEmbeds } from './embeds.mjs';

/** The share of a core that a busy loop gets. */
function shareOfCore() {
  const [began, before] = [performance.now(), process.cpuUsage().user];
  while (performance.now() - began < 500);
  return (process.cpuUsage().user - before) / 1000 / (performance.now() - began);
}

export const measureWidgets = async (site) => [
  { what: 'a core: how much of it is free', value: shareOfCore(), unit: '' },
  ...(await measureElements(site)),
  ...(await measureEmbeds(site)),
  { what: 'a core: how much of it is free', value: shareOfCore(), unit: '' },
];
