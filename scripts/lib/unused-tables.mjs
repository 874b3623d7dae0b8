// Tables of constants (of sine, exp, ...) that only the functions of core-rest.wasm read. The link map
// tells where each one lies. As in a garbage collector, a table is used if a constant in the code of
// core.wasm leads to it, or a pointer in a table that is used or in data that can be written.

/** `names[c - 'a']` is compiled to an access from a constant that much before the table. */
const margin = 1024;

/** The read-only tables in a link map of wasm-ld; texts lie together in one <internal> table. */
function tablesIn(map) {
  const line = /^ *([\da-f]+) +[\da-f]+ +([\da-f]+) +\S.*:\(\.rodata\.[^)]*\)$/gm;
  return [...map.matchAll(line)].map(([, address, size]) => {
    const from = Number.parseInt(address, 16);
    return { from, to: from + Number.parseInt(size, 16) };
  });
}

const lies = (address, { from, to }) => address >= from && address < to;

/** `links`: where each pointer lies, and its target; `read`: the bytes that a first visit reads. */
export function unusedTables({ map, constants, links, read }) {
  const tables = tablesIn(map);
  if (tables.length === 0) throw new Error('the link map names no tables');
  const unused = new Set(tables);
  const used = [];
  const mark = (isUsed) => {
    for (const table of unused) if (isUsed(table) && unused.delete(table)) used.push(table);
  };
  const follow = (isSource) => {
    for (const { at, target } of links) {
      if (isSource(at)) mark(({ from, to }) => target >= from && target <= to);
    }
  };
  mark(({ from, to }) => read.subarray(from, to).includes(1));
  mark(({ from, to }) => constants.some((value) => value >= from - margin && value <= to));
  follow((at) => !tables.some((table) => lies(at, table)));
  while (used.length > 0) {
    const table = used.pop();
    follow((at) => lies(at, table));
  }
  return unused;
}
