/**
 * Chooses the storage cells that a strip shows: those on the page, with gaps for the cells between.
 */

/** An address in elements; null is a gap. */
export type Slot = number | null;

/**
 * Sorted addresses with gaps. A gap is as wide as a cell, so a single missing cell is shown
 * instead.
 */
export function slotsOf(addresses: Iterable<number>): Slot[] {
  const sorted = [...new Set(addresses)].sort((a, b) => a - b);
  return sorted.flatMap((address, at): Slot[] => {
    const missing = at === 0 ? 0 : address - (sorted[at - 1] ?? address) - 1;
    if (missing === 1) return [address - 1, address];
    return missing > 1 ? [null, address] : [address];
  });
}

/**
 * At most `most` slots around the addresses in `focus`. Whole runs are kept if they fit, so that
 * pages look alike.
 */
export function slotsAround(all: readonly Slot[], most: number, focus: readonly number[]): Slot[] {
  if (all.length <= most) return [...all];
  const runs = runsOf(all);
  const wanted = focus.filter((address) => all.includes(address));
  const found = partOf(runs, most, wanted[0]);
  const near = wanted.every((address) => found.includes(address));
  return near ? found : slotsOf(wanted).slice(0, most);
}

export function runsOf(slots: readonly Slot[]): number[][] {
  const runs: number[][] = [[]];
  for (const slot of slots)
    if (slot === null) runs.push([]);
    else runs.at(-1)?.push(slot);
  return runs;
}

function partOf(runs: readonly number[][], most: number, address: number | undefined): Slot[] {
  const at = Math.max(
    0,
    runs.findIndex((run) => address !== undefined && run.includes(address)),
  );
  const own = runs[at] ?? [];
  const longest = Math.max(...runs.map(({ length }) => length));
  const fitting = Math.floor((most + 1) / (longest + 1));
  if (fitting === 0 || runs.length === 1) {
    const place = Math.max(0, address === undefined ? 0 : own.indexOf(address));
    const from = Math.min(Math.floor(place / most) * most, Math.max(0, own.length - most));
    return own.slice(from, from + most);
  }
  const from = Math.max(0, Math.min(Math.floor(at / fitting) * fitting, runs.length - fitting));
  return runs.slice(from, from + fitting).flatMap((run, order) => (order ? [null, ...run] : run));
}
