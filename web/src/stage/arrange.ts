/**
 * Finds a place, once a story, for everything the story will ever need: with the largest cells that
 * fit, and with addresses if they fit as well.
 */
import { type Box, GAP, type Grid, gridOf } from './grid';

/** The things that need a place; widths of text are in characters. */
export interface Need {
  /**
   * For each grid: cells per dim, the least width of its title in characters, and room for the heads
   * of its axes (`head`) or the digits of the size before its rows (`digits`).
   */
  grids: { counts: number[]; title: number; head?: Box; digits?: number }[];
  /**
   * Rows and columns of the table of sizes, and characters of its longest name; null if there is no
   * table.
   */
  table: { rows: number; named: boolean; columns: number; name: number; digits: number } | null;
  /** Number of cells of each storage. */
  strips: number[];
  /** Characters of the longest value. */
  value: number;
  /** Number of lines of values that come together between tensors and storages. */
  meets: number;
  /** Room in px above the storages for arcs and flags that point at cells. */
  air?: number;
  /** Room in px below the storages; a narrow room does without. */
  foot?: number;
  /** Some tensors have their name above the grid only. */
  titled?: boolean;
}

export interface Rect {
  x: number;
  y: number;
}

export interface Arrangement {
  text: number;
  addresses: boolean;
  cell: Box;
  /** `left`: the x at which its heads begin; `sign`: the middle of the operator before it. */
  grids: (Rect & { grid: Grid; width: number; line: number; left: number; sign: number })[];
  table: (Rect & { box: Box; name: number; pitch: Rect }) | null;
  meeting: Rect;
  storageTop: number;
  strips: (Rect & { cell: Box; line: number })[];
  lines: number;
  /** There is little room: only the table has names. */
  tight: boolean;
  /** There is less room still: the table has no row for the result. */
  brief: boolean;
  /** There is room for words at the axes. */
  worded?: boolean;
  /** There is hardly any room beside the grids. */
  slim: boolean;
}

export const SMALL = 12;
/** The largest height of the text in a cell, in px. */
export const LARGEST = 22;
/** Room below a storage cell: its address, and the distance to the next line. */
export const BELOW = SMALL + 12;
/** Room above a grid: its title, and the heads of the axes. */
const TITLE = 20;
const HEAD = 18;
const EDGE = 4;
const MONO = 0.61;

/**
 * Space around cells in px. On a narrow screen, showing the whole tensor matters more than gaps.
 */
export const GAPS = { wide: GAP, slim: 2 };
const WIDE = { gap: GAPS.wide, head: HEAD, sign: 30, around: 10, least: 26, high: 1.75 };
const SLIM = { gap: GAPS.slim, head: 4, sign: 14, around: 3, least: 16, high: 1.6 };
const SLIMMEST = { ...SLIM, around: 1.3 };
/** Widths in px below which a room counts as narrow. */
const NARROW = 520;
const NARROWEST = 300;

const FORMS = [
  { addresses: true, tight: false, brief: false, slim: false },
  { addresses: false, tight: false, brief: false, slim: false },
  { addresses: true, tight: true, brief: false, slim: false },
  { addresses: true, tight: true, brief: true, slim: false },
  { addresses: false, tight: true, brief: false, slim: false },
  { addresses: false, tight: true, brief: true, slim: false },
  { addresses: false, tight: false, brief: false, slim: true },
  { addresses: false, tight: true, brief: true, slim: true },
] as const;

type Form = (typeof FORMS)[number];
/** The loss of text height, in px, that is as bad as one more line of grids. */
const WRAP = 5;
const SMALLEST = FORMS.filter(({ addresses }) => !addresses);

export function arrange(need: Need, room: Box): Arrangement | null {
  // If the smallest cells do not fit, no larger ones do.
  const forms = room.width > NARROW ? SMALLEST.filter(({ slim }) => !slim) : SMALLEST;
  if (!forms.some((form) => attempt(need, room, SMALL, form))) return null;
  let best: Arrangement | null = null;
  let most = -Infinity;
  for (let text = LARGEST; text >= SMALL; text--) {
    for (const form of FORMS) {
      const { addresses, tight, brief, slim } = form;
      if (slim && room.width > NARROW) continue;
      const less = (tight ? (need.titled ? 9 : 6) : 0) + (brief ? 1 : 0) + (slim ? 1 : 0);
      const score = text + (addresses ? 3 : 0) - less;
      if (score <= most) continue;
      const found = attempt(need, room, text, form);
      const wrapped = score - WRAP * ((found?.lines ?? 1) - 1);
      if (found && wrapped > most) [best, most] = [found, wrapped];
    }
  }
  return best;
}

function attempt(need: Need, room: Box, text: number, form: Form): Arrangement | null {
  const { addresses, tight, brief, slim } = form;
  if (tight && !need.table) return null;
  const around = !slim ? WIDE : room.width < NARROWEST ? SLIMMEST : SLIM;
  const least = addresses ? 4 * MONO * SMALL + 6 : around.least;
  // A cell that is much higher than wide is hard to read.
  const roomy = (slim ? 1.1 : 1.9) * text;
  const wide = Math.ceil(Math.max(least, roomy, need.value * MONO * text + around.around));
  const cell = {
    width: wide,
    height: Math.ceil(addresses ? 1.35 * text + SMALL + 7 : around.high * text),
  };
  const strips = stripsOf(need, room.width, cell.width, text, form);
  if (strips.height > room.height) return null;
  const grids = need.grids.map(({ counts }) => gridOf(counts, cell, around.gap));
  const heads = need.grids.map(
    ({ head, digits = 2 }) =>
      head ?? { width: around.head + 8 * Math.max(0, slim ? digits : digits - 1), height: HEAD },
  );
  for (const beside of [true, false]) {
    if (!need.table && !beside) continue;
    for (let lines = 1; lines <= need.grids.length; lines++) {
      const how = {
        text,
        addresses,
        tight,
        brief,
        slim,
        around,
        cell,
        grids,
        heads,
        strips,
        beside,
        lines,
      };
      const found = place(need, room, how);
      if (found) return found;
    }
  }
  return null;
}

interface ArrangeAttempt {
  text: number;
  addresses: boolean;
  cell: Box;
  grids: Grid[];
  heads: Box[];
  strips: { places: Arrangement['strips']; height: number };
  beside: boolean;
  lines: number;
  tight: boolean;
  brief: boolean;
  slim: boolean;
  around: typeof WIDE;
}

function place(need: Need, room: Box, how: ArrangeAttempt): Arrangement | null {
  const { text, addresses, cell, grids, heads, strips, beside, lines, around, slim } = how;
  const table = tableOf(need, text, how);
  if (table && table.width > room.width - 2 * EDGE) return null;
  const titleHigh = how.tight ? 0 : TITLE;
  const left = table && beside ? table.width + 28 : 0;
  let top = table && !beside ? table.height + 10 : 0;
  const inner = room.width - left;
  const widths = grids.map((grid, at) =>
    Math.max(
      grid.width + (heads[at]?.width ?? HEAD),
      how.tight ? 0 : (need.grids[at]?.title ?? 0) * MONO * 13 + 18,
    ),
  );
  const perLine = Math.ceil(grids.length / lines);
  const placed: Arrangement['grids'] = [];
  const begin = top;
  for (let line = 0; line < lines; line++) {
    const from = line * perLine;
    const members = widths.slice(from, from + perLine);
    if (members.length === 0) return null;
    // The operator before the first grid of a line is in the margin.
    const signs = members.length - 1 + (line > 0 ? 1 : 0);
    const total = members.reduce((sum, width) => sum + width, 0) + signs * around.sign;
    if (total > inner - 2 * EDGE) return null;
    const edge = Math.max(EDGE, (inner - total) / 2);
    // Alone in its line, the first grid has as much room in front as those with an operator: equal
    // grids are exactly below each other.
    const alone = line === 0 && lines > 1 && perLine === 1;
    const front = alone ? Math.min(around.sign / 2, edge - EDGE) : line > 0 ? around.sign : 0;
    let x = left + edge + front;
    let high = 0;
    const above = Math.max(...heads.slice(from, from + perLine).map(({ height }) => height));
    members.forEach((width, at) => {
      const grid = grids[from + at];
      if (!grid) return;
      const before = heads[from + at]?.width ?? HEAD;
      const sign = x - around.sign / 2 - 1;
      placed.push({ x: x + before, y: top + titleHigh + above, grid, width, line, left: x, sign });
      high = Math.max(high, grid.height);
      x += width + around.sign;
    });
    top += titleHigh + above + high + 12;
    if (top > room.height) return null;
  }
  const tensors = Math.max(top, table && beside ? table.height : 0);
  const meeting = need.meets ? Math.ceil(1.75 * text * need.meets) + 10 : 0;
  const over = 22 + (need.air ?? 0);
  const foot = room.width > NARROW ? (need.foot ?? 0) : 0;
  const needed = tensors + meeting + strips.height + over + foot;
  if (needed > room.height) return null;
  const spare = room.height - needed;
  // Height that remains is divided among the bands.
  const [above, middle] = [Math.min(28, spare / 3), Math.min(36, spare / 3)];
  const rest = Math.max(0, (spare - above - middle) / 2);
  const lift = above + rest;
  const storageTop = tensors + meeting + middle + lift;
  // Long names have the room that is left.
  const widest =
    Math.max(...placed.map((one) => one.left + one.width)) -
    Math.min(...placed.map((one) => one.left));
  const free = beside
    ? inner - widest - 2 * EDGE - around.sign
    : room.width - 2 * EDGE - (table?.width ?? 0);
  const more = table ? Math.max(0, Math.min(table.more, free)) : 0;
  const moved = beside ? more / 2 : 0;
  const sideways = beside && table ? Math.max(0, (inner - more - lineWidth(placed)) / 4) : 0;
  return {
    text,
    addresses,
    cell,
    lines,
    tight: how.tight,
    brief: how.brief,
    slim,
    grids: placed.map((one) => ({
      ...one,
      x: one.x + moved,
      left: one.left + moved,
      sign: one.sign + moved,
      y: one.y + lift,
    })),
    table: table && {
      x: beside ? EDGE + sideways : Math.max(EDGE, (room.width - table.width - more) / 2),
      y: (beside ? Math.max(begin, (tensors - table.height) / 2) : 0) + lift,
      box: table.box,
      name: table.name + more,
      pitch: table.pitch,
    },
    meeting: { x: room.width / 2, y: tensors + lift + (meeting + middle) / 2 - 4 },
    storageTop,
    strips: strips.places.map((one) => ({ ...one, y: one.y + storageTop + over })),
  };
}

/** Room in px for the title of a grid: up to the next grid, or to the end of the room. */
export function titleRoom({ grids }: Arrangement, order: number, wide: number): number {
  const [place, next] = [grids[order], grids[order + 1]];
  if (!place) return 0;
  return (next && next.line === place.line ? next.left - 6 : wide - EDGE) - place.left;
}

function lineWidth(placed: Arrangement['grids']): number {
  const first = placed[0];
  const last = placed.findLast((one) => one.line === 0);
  return first && last ? last.x + last.width - first.x : 0;
}

/**
 * The table of sizes: in each row a name and one box per dim; below it the verdicts and the result.
 */
function tableOf({ table }: Need, text: number, { tight, brief }: Pick<Form, 'tight' | 'brief'>) {
  if (!table) return null;
  const high = Math.max(24, 1.6 * text);
  const least = tight ? 30 : 36;
  const box = { width: Math.max(least, table.digits * MONO * text + 14), height: high };
  const pitch = { x: box.width + (tight ? 2 : 6), y: high + 6 };
  const shown = Math.min(table.name, tight ? 8 : 14);
  const name = shown * MONO * 13 + 26;
  return {
    box,
    pitch,
    name,
    /** The extra width that longer names would take. */
    more: (table.name - shown) * MONO * 13,
    width: name + table.columns * pitch.x,
    height: HEAD + (table.rows - (brief && table.named ? 1 : 0)) * pitch.y + HEAD,
  };
}

/** Storages side by side if they fit, each in lines of touching cells. */
function stripsOf(
  { strips, value }: Need,
  wide: number,
  least: number,
  text: number,
  { tight, slim }: Form,
) {
  // Room for the mark before a storage, and for the distance to the next one.
  const [before, after] = slim ? [20, 8] : [22, 12];
  const usual = Math.max(slim ? 22 : tight ? 24 : 28, least - (slim ? 0 : 6));
  // The longest storage gets a single line if somewhat narrower cells make that possible.
  const whole = Math.floor((wide - before - EDGE) / Math.max(1, ...strips));
  const digits = Math.max(20, value * MONO * Math.min(text, 16) + 3);
  const cell = {
    width: whole < usual && whole >= digits ? whole : usual,
    height: Math.ceil(1.6 * text),
  };
  const around = before + after;
  const high = cell.height + BELOW;
  const total = strips.reduce((sum, count) => sum + count * cell.width, 0) + strips.length * around;
  const perLine = Math.max(1, Math.floor((wide - before - 2) / cell.width));
  const places: (Rect & { cell: Box; line: number })[] = [];
  if (total <= wide) {
    const gap = (wide - total) / (strips.length + 1);
    let x = gap;
    for (const count of strips) {
      places.push({ x: x + before, y: 0, cell, line: Math.max(1, count) });
      x += count * cell.width + around + gap;
    }
    return { places, height: strips.length ? high : 0 };
  }
  let [x, y] = [before, 0];
  for (const count of strips) {
    if (x > before && x + count * cell.width > wide - EDGE) [x, y] = [before, y + high];
    places.push({ x, y, cell, line: perLine });
    if (count > perLine) [x, y] = [before, y + Math.ceil(count / perLine) * high];
    else x += count * cell.width + around;
  }
  return { places, height: x > before ? y + high : y };
}
