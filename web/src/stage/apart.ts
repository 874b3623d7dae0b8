/** Whether a thread runs along another: seen so, two would be one. */

/** So close they are one line; for so long nobody takes them for one. */
const CLOSE = 2;
const SHORT = 8;
/** Near its end it may come to another that ends there too. */
const END = 30;
const STEPS = 12;

/** Points every few pixels. No thread goes up, so `y` never falls. */
interface Line {
  x: number[];
  y: number[];
}

/** The first of them that runs along none of the others, or else the one that does so least. */
export function apartFrom(others: readonly string[], ways: Iterable<string>): string {
  const near = others.map((path) => [path, lineOf(path)] as const);
  let [best, least] = ['', Infinity];
  for (const way of ways) {
    // What is read and then written has one way.
    const strange = near.filter(([path]) => path.split('L')[0] !== way.split('L')[0]);
    if (strange.length === 0) return way;
    const line = lineOf(way);
    const far = Math.max(...strange.map(([, other]) => along(line, other)));
    if (far < SHORT) return way;
    if (far < least) [best, least] = [way, far];
  }
  return best;
}

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

/** Whether one of its points is; `from` is the first that lies low enough. */
function isClose(atX: number, atY: number, { x, y }: Line, from: number): boolean {
  for (let i = from; i < y.length && (y[i] as number) < atY + CLOSE; i++)
    if (Math.hypot((x[i] as number) - atX, (y[i] as number) - atY) < CLOSE) return true;
  return false;
}

/** Along a way of M, L, V, H, Q and C; its end in small letters is an ornament. */
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

/** One coordinate, by de Casteljau; `controls` holds both of each point in turn. */
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
