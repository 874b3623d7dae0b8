/** Keeps threads apart: where two threads run along the same line, a reader sees only one. */

/** Lines closer than CLOSE px read as one; shared runs shorter than SHORT px do not matter. */
const CLOSE = 2;
const SHORT = 8;
/** Within END px of its own end, a thread may come close to one that ends at the same cell. */
const END = 30;
const STEPS = 12;

/** A path as points every few pixels. Threads never go up, so `y` never decreases. */
interface Line {
  x: number[];
  y: number[];
}

/**
 * Picks the first path of `ways` that runs along none of `others`, or else the one with the
 * shortest shared run.
 */
export function apartFrom(others: readonly string[], ways: Iterable<string>): string {
  const near = others.map((path) => [path, lineOf(path)] as const);
  let [best, least] = ['', Infinity];
  for (const way of ways) {
    // Paths that start at the same point belong to one cell that is read and then written: they may
    // coincide.
    const strange = near.filter(([path]) => path.split('L')[0] !== way.split('L')[0]);
    if (strange.length === 0) return way;
    const line = lineOf(way);
    const far = Math.max(...strange.map(([, other]) => along(line, other)));
    if (far < SHORT) return way;
    if (far < least) [best, least] = [way, far];
  }
  return best;
}

/** Length in px of the stretch in which a line runs along another one. */
function along({ x, y }: Line, other: Line): number {
  const [endX, endY] = [other.x.at(-1) ?? 0, other.y.at(-1) ?? 0];
  let far = 0;
  let from = 0;
  for (let i = 1; i < x.length; i++) {
    const [atX, atY] = [x[i] as number, y[i] as number];
    while ((other.y[from] as number) <= atY - CLOSE) from++;
    if (Math.hypot(endX - atX, endY - atY) < END || !isClose(atX, atY, other, from)) continue;
    far += Math.hypot((x[i - 1] as number) - atX, (y[i - 1] as number) - atY);
  }
  return far;
}

/** True if a point of `other` is closer than CLOSE px; the search begins at point `from`. */
function isClose(atX: number, atY: number, { x, y }: Line, from: number): boolean {
  for (let i = from; i < y.length && (y[i] as number) < atY + CLOSE; i++)
    if (Math.hypot((x[i] as number) - atX, (y[i] as number) - atY) < CLOSE) return true;
  return false;
}

/**
 * Samples an SVG path of M, L, V, H, Q and C. Lower-case commands draw its ring or arrow head and
 * are skipped.
 */
function lineOf(path: string): Line {
  const line: Line = { x: [], y: [] };
  let [x, y] = [0, 0];
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Z])([^A-Za-z]*)/g)) {
    const values = numbers.split(' ').map(Number);
    if (command === 'H') values.push(y);
    if (command === 'V') values.unshift(x);
    const [toX, toY] = [values.at(-2) ?? x, values.at(-1) ?? y];
    if (command !== 'M') {
      const steps = Math.max(STEPS, Math.ceil(Math.hypot(toX - x, toY - y) / 2));
      values.unshift(x, y);
      for (let step = 1; step <= steps; step++) {
        line.x.push(bezier(values, 0, step / steps));
        line.y.push(bezier(values, 1, step / steps));
      }
    }
    [x, y] = [toX, toY];
  }
  return line;
}

/**
 * One coordinate of a Bézier curve by de Casteljau's rule; `controls` holds x and y of each point
 * in turn.
 */
function bezier(
  controls: readonly number[],
  of: 0 | 1,
  share: number,
  first = 0,
  last = controls.length / 2 - 1,
): number {
  if (first === last) return controls[2 * first + of] as number;
  const before = bezier(controls, of, share, first, last - 1);
  return before + (bezier(controls, of, share, first + 1, last) - before) * share;
}
