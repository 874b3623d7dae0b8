/** Asks the core what a setting of the dials gives: it runs as_strided with it. */
import type { Core } from '../../core';
import type { Cells, ElementAccess, TensorInfo } from '../../core/types';
import { figureOf } from '../../figures/figure-of';
import { attempt } from '../../lib/attempt';
import { sayNotice } from '../../locales/translation';
import { tell } from '../tell';
import { type DialBase, lineOf, type Setting } from './base';

/** What the core says of one setting. */
export interface Dialled {
  line: string;
  /** Python's error, or why it is not run; null if it fits. */
  raised: string | null;
  /** Where its entries are; null if not even a storage with much room has a place for them. */
  seen: SeenCells | null;
}

export interface SeenCells {
  info: TensorInfo;
  cells(start: readonly number[], count: readonly number[]): Cells;
  /** The way to the address of an entry, and the core's sentence about it if it can be read. */
  entry(index: readonly number[]): { access: ElementAccess; sentence: string } | null;
}

/** The last operation of the last statement of a program. */
interface Place {
  source: string;
  statement: number;
  operation: number;
  tensor: number;
  info: TensorInfo;
  first: number;
  total: number;
}

/** Room for what lies behind the end of a storage, in elements. */
const ROOM = 4096;
const OF_SIZE: Record<number, string> = { 1: 'int8', 2: 'int16', 4: 'float32', 8: 'float64' };

export function dial(core: Core, base: DialBase, to: Setting): Dialled {
  const line = lineOf(base, to);
  // The sentence calls it as the story does.
  const called = base.info.boundTo ? `${base.info.boundTo} = ` : '';
  const source = `${base.program}${base.isNumPy ? '\nimport numpy as np\n' : '\n'}${called}${line}`;
  const place = attempt(() => placeOf(core, source));
  if (place) return { line, raised: null, seen: seenAt(core, place) };
  // Addresses outside of the storage: the same in a storage of zeros that is long enough.
  const wide = attempt(() => placeOf(core, roomy(base, to)));
  return { line, raised: raisedIn(core, source), seen: wide && seenAt(core, wide) };
}

function roomy({ isNumPy, info }: DialBase, to: Setting): string {
  const code = isNumPy
    ? `np.zeros(${ROOM}, dtype=np.${OF_SIZE[info.itemsize] ?? 'float64'})`
    : `torch.zeros(${ROOM})`;
  return `import ${isNumPy ? 'numpy as np' : 'torch'}\n${lineOf({ code, isNumPy }, to)}`;
}

function placeOf(core: Core, source: string): Place | null {
  const { statements } = core.run(source);
  const statement = statements.length - 1;
  const { error, refusal } = statements[statement] ?? {};
  if (error || refusal) return null;
  const story = core.story(source, statement);
  const operation = story?.operations.at(-1);
  const info = operation?.tensors[operation.result ?? -1];
  if (!story || !operation || !info) return null;
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  return {
    source,
    statement,
    operation: story.operations.length - 1,
    tensor: operation.result as number,
    info,
    first: Number(elements?.first ?? 0),
    total: Number(elements?.steps ?? 0),
  };
}

function seenAt(core: Core, place: Place): SeenCells {
  const { source, statement, operation, tensor, info } = place;
  const of = { statement, operation, tensor, step: Number.MAX_SAFE_INTEGER };
  const cells: SeenCells['cells'] = (start, count) =>
    core.cells(source, of, [...start], [...count]);
  return {
    info,
    cells,
    entry(index) {
      const one = cells(
        index,
        index.map(() => 1),
      );
      const number = one.numbers[0];
      if (number === undefined || number >= place.total) return null;
      const scene = tell(core.scene(source, statement, place.first + number), true);
      const access = scene && figureOf(scene, 'element')?.reads[0];
      return access ? { access, sentence: scene.sentence } : null;
    },
  };
}

function raisedIn(core: Core, source: string): string {
  const { statements, refusal } = core.run(source);
  const { error, refusal: own } = statements.at(-1) ?? {};
  if (error) return `${error.type}: ${error.message}`;
  return sayNotice(own?.message ?? refusal?.message ?? '').text;
}
