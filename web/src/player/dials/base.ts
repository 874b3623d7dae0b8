/** The tensor whose strides are turned: its code, and the program in which that code runs. */
import type { Core } from '../../core';
import type { Cells, Story, TensorInfo } from '../../core/types';
import { attempt } from '../../lib/attempt';
import { turnedIn } from '../turned-in';

export interface DialBase {
  /** The program before the line with the dials. */
  program: string;
  /** A tensor of the same storage, as Python code. */
  code: string;
  isNumPy: boolean;
  /** The layout at the beginning. */
  info: TensorInfo;
  /** Cells of the storage, as the story leaves them. */
  storage(first: number, count: number): Cells;
}

/** Sizes, strides and offset as they are set; strides in the unit of the library. */
export interface Setting {
  size: number[];
  stride: number[];
  offset: number;
  /** A dim was added or removed: the names of dims no longer fit. */
  changed?: true;
}

/** With one more dim, of size 1 and stride 0, which changes no address. */
export const withDim = ({ size, stride, offset }: Setting): Setting => ({
  size: [...size, 1],
  stride: [...stride, 0],
  offset,
  changed: true,
});

export const withoutDim = ({ size, stride, offset }: Setting, dim: number): Setting => ({
  size: size.toSpliced(dim, 1),
  stride: stride.toSpliced(dim, 1),
  offset,
  changed: true,
});

/**
 * The base for operation `number` of a story. Null if the program has no name for its storage, or if
 * it runs too long.
 */
export function baseOf(core: Core, source: string, story: Story, number: number): DialBase | null {
  const operation = story.operations[number];
  const info = operation && turnedIn(operation);
  const statement = attempt(() => core.run(source).statements[story.statement]);
  if (!operation || !info || !statement || core.isMuch(source)) return null;
  const { start, end } = statement.span;
  const whole = statement.error === null;
  const program = source.slice(0, whole ? end : start);
  const kin = operation.tensors.filter(({ storage }) => storage === info.storage);
  const isNumPy = info.strideUnit === 'byte';
  const tensor = operation.tensors.indexOf(info);
  const of = { statement: story.statement, operation: number, tensor, step: story.steps };
  const storage: DialBase['storage'] = (first, count) => core.storage(source, of, first, count);
  for (const { boundTo, span } of kin) {
    const written = !whole && span ? source.slice(span.start, span.end) : null;
    const own = { program, isNumPy, info, storage };
    const name = boundTo ?? written;
    if (name === null) continue;
    const code = isNumPy ? flatOf(core, program, name, info) : bracketed(name);
    const base = code === null ? null : { ...own, code };
    if (base && attempt(() => runs(core, base))) return base;
  }
  return null;
}

const isAtom = (code: string) => /^[\w.]+(\(.*\))?$/.test(code);
const bracketed = (code: string) => (isAtom(code) ? code : `(${code})`);

function runs(core: Core, { program, code }: DialBase): boolean {
  const { statements, refusal } = core.run(`${program}\n${code}`);
  const last = statements.at(-1);
  return !refusal && last !== undefined && !last.error && !last.refusal;
}

/** NumPy counts from the beginning of an array, so this is a flat array of the whole storage. */
function flatOf(core: Core, program: string, name: string, info: TensorInfo): string | null {
  const flat = core
    .named(program, name)
    .find((one) => one.contiguous && one.numel === info.storageSize && one.dtype === info.dtype);
  if (!flat) return null;
  return flat.shape.length === 1 ? flat.name : `${flat.name}.ravel()`;
}

export function settingOf({ info, isNumPy }: DialBase): Setting {
  return {
    size: info.shape.map(Number),
    stride: (isNumPy ? info.stride : info.elementStride).map(Number),
    offset: Number(info.offset),
  };
}

/** The line of Python that makes this setting. */
export function lineOf({ code, isNumPy }: Pick<DialBase, 'code' | 'isNumPy'>, to: Setting): string {
  const [size, stride] = [tupleOf(to.size), tupleOf(to.stride)];
  if (!isNumPy) return `${code}.as_strided(${size}, ${stride}, ${to.offset})`;
  const from = to.offset === 0 ? code : `${code}[${to.offset}:]`;
  return `np.lib.stride_tricks.as_strided(${from}, ${size}, ${stride})`;
}

const tupleOf = (numbers: readonly number[]) =>
  numbers.length === 1 ? `(${numbers[0]},)` : `(${numbers.join(', ')})`;
