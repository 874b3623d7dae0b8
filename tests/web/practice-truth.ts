/** The answer to a question by another way than it was made: other calls, other memory, or values that tell where they lie. */
import type { Core } from '../../wasm/binding';
import type { Asked } from '../../web/src/practice/asked';

type Printing = (expression: string, lines?: (program: string[]) => string[]) => string;

/** In the words of an option. */
export function answered(core: Core, asked: Asked): string {
  const print: Printing = (expression, change = (lines) => lines) =>
    printed(core, change(asked.program.split('\n')).join('\n'), expression);
  const raised = core.run(asked.program).statements.some(({ error }) => error);
  const { prompt } = asked;
  const id = 'own' in prompt ? prompt.own : prompt.id;
  if (raised && !/^(FAULT_DIM|STRADDLING_DIM)$/.test(id)) return 'An error';
  const values = 'own' in prompt ? {} : prompt.values;
  return (
    routes[id]?.({ core, program: asked.program, values, print }) ?? `no other route for ${id}`
  );
}

interface Route {
  core: Core;
  program: string;
  values: Record<string, string | number>;
  print: Printing;
}

const shape = ({ program, print }: Route) =>
  print(`tuple(${/(\w+) = .*$/.exec(program)?.[1]}.shape)`);
const shared = ({ core, program }: Route) =>
  core.named(program, 'b').some(({ name }, order) => order > 0 && name === 'a')
    ? 'A view'
    : 'A copy';

const routes: Record<string, (route: Route) => string> = {
  RESULT_SHAPE: shape,
  REDUCED_SHAPE: shape,
  PRODUCT_SHAPE: shape,
  VIEW_OR_COPY: shared,
  sharing: shared,
  FAULT_DIM: faultDim,
  IN_PLACE: inPlace,
  STRADDLING_DIM: straddlingDim,
  // Values count up from 0 in the storage: each is its own address.
  STORAGE_CELL: ({ values, print }) => print(`int(${values.element})`),
  STORAGE_CELL_BYTES: ({ values, print }) => print(`int(${values.element})`),
  strides: ({ print }) => tuple(jumps(print)),
  stridesInBytes: ({ print }) => tuple(jumps(print).map((jump) => 8 * jump)),
  written,
  inferred: ({ program, print }) =>
    print(`b.size // ${others(program)}`).replace(/.*method.*/, '') ||
    print(`b.numel() // ${others(program)}`),
};

const others = (program: string) =>
  `(${(/\(([^()]*)\)$/.exec(program)?.[1] ?? '').replace('-1', '1').replaceAll(',', ' *')})`;

function printed(core: Core, program: string, expression: string): string {
  const last = core.run(`${program}\nprint(${expression})`).statements.at(-1);
  if (!last || last.error || last.refusal) return `raised: ${last?.error?.message}`;
  return last.output.trimEnd();
}

const tuple = (numbers: readonly number[]) =>
  `(${numbers.join(', ')}${numbers.length === 1 ? ',' : ''})`;

/** Where the shapes, cut off from the left, are refused first. */
function faultDim({ values, print }: Route): string {
  const [a, b] = [values.a_shape, values.b_shape].map(numbersIn);
  const most = Math.max(a?.length ?? 0, b?.length ?? 0);
  for (let count = 1; count <= most; count++) {
    const cut = [a, b].map((all) => tuple(all?.slice(-count) ?? [])).join(', ');
    const met = print(`tuple(torch.broadcast_shapes(${cut}))`, () => ['import torch']);
    if (met.startsWith('raised')) return `Dimension ${most - count}`;
  }
  return 'None: they fit';
}

const numbersIn = (text: unknown) => (String(text).match(/\d+/g) ?? []).map(Number);

function inPlace({ values, print }: Route): string {
  const { target } = values;
  const kept = print(`before is ${target}`, (lines) => [
    ...lines.slice(0, -1),
    `before = ${target}`,
    ...lines.slice(-1),
  ]);
  return kept === 'True'
    ? `It writes into ${target}`
    : `It makes ${target} a new tensor of shape ${print(`tuple(${target}.shape)`)}`;
}

/** From the last dim back: the first along which the addresses do not lie at even steps. */
function straddlingDim({ values, print }: Route): string {
  const list = print('a.flatten().tolist()', (lines) => lines.slice(0, -1));
  const addresses = numbersIn(list);
  const asked = numbersIn(values.asked);
  let inner = 1;
  for (let dim = asked.length - 1; dim >= 0; dim--) {
    const size = asked[dim] ?? 1;
    const jumps = new Set<number>();
    for (let at = 0; at < addresses.length; at++)
      if (Math.floor(at / inner) % size < size - 1)
        jumps.add((addresses[at + inner] ?? 0) - (addresses[at] ?? 0));
    if (jumps.size > 1) return `Dimension ${dim}`;
    inner *= size;
  }
  return 'every dim fits';
}

/** From an element to the next along each dim, in values that are addresses. */
function jumps(print: Printing): number[] {
  let all = JSON.parse(print('b.tolist()')) as unknown;
  const first = (value: unknown): number =>
    Array.isArray(value) ? first(value[0]) : Number(value);
  const found: number[] = [];
  while (Array.isArray(all)) {
    found.push(first(all[1]) - first(all[0]));
    all = all[0];
  }
  return found;
}

/** As the cells of `a` are drawn at the end. */
function written({ core, program }: Route): string {
  const [a] = core.named(program, 'a');
  const [rows = 0, columns = 0] = (a?.shape ?? []).map(Number);
  const { labels } = core.namedCells(program, 'a', [0, 0], [rows, columns]);
  const row = (at: number) => `[${labels?.slice(at * columns, (at + 1) * columns).join(', ')}]`;
  return `[${Array.from({ length: rows }, (_, at) => row(at)).join(', ')}]`;
}
