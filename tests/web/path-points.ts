/** Points along an SVG path of absolute M, L, H, V, Q and C; its tail of small letters is an ornament. */
export interface Point {
  x: number;
  y: number;
}

const STEPS = 24;

export function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (command === command.toLowerCase()) break;
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const ends = pairs(command, values, at);
    const controls = [at, ...ends];
    if (command !== 'M')
      for (let step = 1; step <= STEPS; step++) points.push(bezier(controls, step / STEPS));
    at = ends.at(-1) ?? at;
  }
  return points;
}

function pairs(command: string, values: number[], { x, y }: Point): Point[] {
  if (command === 'H') return [{ x: values[0] ?? x, y }];
  if (command === 'V') return [{ x, y: values[0] ?? y }];
  if (!'MLQC'.includes(command)) throw new Error(`no ${command} is expected in a thread`);
  return Array.from({ length: values.length / 2 }, (_, at) => ({
    x: values[2 * at] ?? 0,
    y: values[2 * at + 1] ?? 0,
  }));
}

/** By de Casteljau: a line is one of two points. */
function bezier(controls: Point[], share: number): Point {
  const [first = { x: 0, y: 0 }] = controls;
  if (controls.length === 1) return first;
  const next = controls.slice(1).map((b, at) => {
    const a = controls[at] ?? b;
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  });
  return bezier(next, share);
}
