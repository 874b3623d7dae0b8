/** Whether a thread runs along another: seen so, two would be one. */

type Point = readonly [x: number, y: number];

/** So close they are one line; for so long nobody takes them for one. */
const CLOSE = 2;
const SHORT = 8;
/** Near its end it may come to another that ends there too. */
const END = 30;
const STEPS = 12;

/** The first of them that runs along none of the others, or else the one that does so least. */
export function apartFrom(others: readonly string[], ways: Iterable<string>): string {
  const near = others.map((path) => [path, lineOf(path)] as const);
  let [best, least] = ['', Infinity];
  for (const way of ways) {
    // What is read and then written has one way.
    const strange = near.filter(([path]) => path.split('L')[0] !== way.split('L')[0]);
    if (strange.length === 0) return way;
    const points = pointsOf(way);
    const far = Math.max(...strange.map(([, other]) => along(points, other)));
    if (far < SHORT) return way;
    if (far < least) [best, least] = [way, far];
  }
  return best;
}

/** Its points by the squares, as wide as what is close, that they lie in. */
interface Line {
  end: Point;
  squares: Map<number, Point[]>;
}

/** More squares than a line of the stage has. */
const WIDE = 8192;
const AROUND = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => across + down * WIDE));
const squareOf = ([x, y]: Point) => Math.floor(x / CLOSE) + Math.floor(y / CLOSE) * WIDE;

function lineOf(path: string): Line {
  const points = pointsOf(path);
  const squares = new Map<number, Point[]>();
  for (const point of points) {
    const square = squareOf(point);
    const there = squares.get(square);
    if (there) there.push(point);
    else squares.set(square, [point]);
  }
  return { end: points.at(-1) ?? [0, 0], squares };
}

function along(one: readonly Point[], { end, squares }: Line): number {
  const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);
  const isClose = (point: Point) => {
    const square = squareOf(point);
    return AROUND.some((way) =>
      squares.get(square + way)?.some((other) => distance(other, point) < CLOSE),
    );
  };
  let far = 0;
  one.forEach((point, at) => {
    if (distance(end, point) < END || !isClose(point)) return;
    far += distance(one[at - 1] ?? point, point);
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
  let points = controls;
  while (points.length > 1)
    points = points.slice(1).map(([x, y], at): Point => {
      const [beforeX, beforeY] = points[at] as Point;
      return [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share];
    });
  return points[0] ?? [0, 0];
}
