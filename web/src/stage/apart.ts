/** Whether a thread runs along another: seen so, two would be one. */

type Point = readonly [x: number, y: number];

/** So close they are one line; for so long nobody takes them for one. */
const CLOSE = 2;
const SHORT = 8;
/** Near its end it may come to another that ends there too. */
const END = 30;
const STEPS = 12;

/** The first of them that runs along none of the others, or else the one that does so least. */
export function apartFrom(others: readonly string[], ways: readonly string[]): string {
  const near = others.map((path) => [path, pointsOf(path)] as const);
  let [best, least] = ['', Infinity];
  for (const way of ways) {
    const points = pointsOf(way);
    // What is read and then written has one way.
    const strange = near.filter(([path]) => path.split('L')[0] !== way.split('L')[0]);
    const far = Math.max(0, ...strange.map(([, other]) => along(points, other)));
    if (far < SHORT) return way;
    if (far < least) [best, least] = [way, far];
  }
  return best;
}

function along(one: readonly Point[], other: readonly Point[]): number {
  const [endX, endY] = other.at(-1) ?? [0, 0];
  let far = 0;
  one.forEach(([x, y], at) => {
    const [beforeX, beforeY] = one[at - 1] ?? [x, y];
    if (Math.hypot(endX - x, endY - y) < END) return;
    if (other.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < CLOSE))
      far += Math.hypot(x - beforeX, y - beforeY);
  });
  return far;
}

/** Every few pixels along a way of M, L, V, H, Q and C; its end in small letters is an ornament. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Z])([^A-Za-z]*)/g)) {
    const values = numbers.split(' ').map(Number);
    const to = (from: number): Point => [values[from] ?? 0, values[from + 1] ?? 0];
    const ends: Point[] =
      command === 'H'
        ? [[values[0] ?? 0, at[1]]]
        : command === 'V'
          ? [[at[0], values[0] ?? 0]]
          : values.flatMap((_, order) => (order % 2 ? [] : [to(order)]));
    const from = at;
    at = ends.at(-1) ?? at;
    if (command === 'M') continue;
    const steps = Math.max(STEPS, Math.ceil(Math.hypot(at[0] - from[0], at[1] - from[1]) / 2));
    for (let step = 1; step <= steps; step++) points.push(bezier([from, ...ends], step / steps));
  }
  return points;
}

/** By de Casteljau. */
function bezier(controls: readonly Point[], share: number): Point {
  const [first = [0, 0]] = controls;
  if (controls.length < 2) return first;
  const next = controls.slice(1).map(([x, y], at): Point => {
    const [beforeX, beforeY] = controls[at] as Point;
    return [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share];
  });
  return bezier(next, share);
}
