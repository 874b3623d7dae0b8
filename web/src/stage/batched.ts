/** A product's factor as it is read: repeated along batch dims that it does not have. */
import type { Cells, Int, StagedDim } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import { endsOf, indexAt, type StageSource } from './actors';
import type { StageRequest } from './set';

/** Replaces factors by repeated ones; returns the same request if no factor is repeated. */
export function batchedRequest<Request extends Pick<StageRequest, 'operation' | 'source'>>(
  request: Request,
): Request {
  const { operation, source } = request;
  const last = source.scene(endsOf(operation).last);
  const product = last && figureOf(last, 'product');
  if (!product?.result || product.factors.some(({ vector }) => vector)) return request;
  const staged = product.factors.map((factor) => stagedDims(factor, product));
  if (!staged.flat().some(({ stretched }) => stretched)) return request;
  return { ...request, operation: { ...operation, staged }, source: repeated(source, staged) };
}

/** Batch dims of the result, then the factor's rows and columns. */
function stagedDims(
  { batch, rows, columns }: FigureOf<'product'>['factors'][number],
  { result }: FigureOf<'product'>,
): StagedDim[] {
  const missing = batch.filter((size) => size === null).length;
  const all = batch.map((own, at): StagedDim => {
    const size = result?.[at] ?? 1;
    const stretched = size !== (own ?? 1);
    return { size, from: own === null ? null : at - missing, stretched };
  });
  const own = (size: Int, at: number) => ({ size, from: at - missing, stretched: false });
  return [...all, own(rows, batch.length), own(columns, batch.length + 1)];
}

/** Looks up each cell of a repeated factor at the factor's own dims. */
function repeated(source: StageSource, staged: readonly StagedDim[][]): StageSource {
  return {
    ...source,
    cells(tensor, step, stretched, start, count) {
      const dims = stretched ? staged[tensor] : undefined;
      if (!dims) return source.cells(tensor, step, stretched, start, count);
      const window = (of: readonly number[], one: number) =>
        dims.flatMap(({ from, stretched }, at) =>
          from === null ? [] : [stretched ? one : (of[at] ?? 0)],
        );
      const own = source.cells(tensor, step, false, window(start, 0), window(count, 1));
      const now = source.scene(Number(step));
      const written = (now && figureOf(now, 'element')?.write?.index) ?? null;
      return repeatedCells(own, { dims, start, count, written });
    },
  };
}

interface MatrixWindow {
  dims: readonly StagedDim[];
  start: readonly number[];
  count: readonly number[];
  /** Index of the element of the step. */
  written: readonly Int[] | null;
}

function repeatedCells(own: Cells, { dims, start, count, written }: MatrixWindow): Cells {
  const total = count.reduce((all, one) => all * one, 1);
  const places = Array.from({ length: total }, (_, order) => {
    const index = indexAt(order, count);
    let of = 0;
    dims.forEach(({ from, stretched }, at) => {
      if (from !== null && !stretched) of = of * (count[at] ?? 1) + (index[at] ?? 0);
    });
    const entries = index.map((entry, at) => entry + (start[at] ?? 0));
    const ghost = dims.some(({ stretched }, at) => stretched && entries[at] !== 0);
    // Cells are read in the batch of the current element only.
    const near = dims.every(
      ({ stretched }, at) => !stretched || Number(written?.[at]) === entries[at],
    );
    return { of, ghost, near };
  });
  const pick = (all: Float64Array) => Float64Array.from(places, ({ of }) => all[of] ?? 0);
  return {
    labels: own.labels && places.map(({ of }) => own.labels?.[of] ?? null),
    addresses: pick(own.addresses),
    numbers: pick(own.numbers),
    ghosts: Float64Array.from(places, ({ of, ghost }) => (ghost || own.ghosts[of] === 1 ? 1 : 0)),
    reads: Float64Array.from(places, ({ of, near }) => (near ? (own.reads[of] ?? 0) : 0)),
  };
}

/** Index of an element in a repeated factor: in the batch of the written element. */
export function indexRead(
  staged: readonly StagedDim[] | undefined,
  index: readonly Int[],
  written: readonly Int[],
): Int[] {
  if (!staged) return [...index];
  return staged.map(({ from, stretched }, at) =>
    from === null || stretched ? (written[at] ?? 0) : (index[from] ?? 0),
  );
}
