/** The letters of an einsum: its table has a column for each, in which sizes of the same letter stand. */
import type { Operation } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { endsOf } from './actors';
import type { StageRequest } from './set';

/** With the columns of its table, where it names its dims; else as it is. */
export function lettered({
  operation,
  source,
}: Pick<StageRequest, 'operation' | 'source'>): Operation {
  if (operation.kind !== 'note') return operation;
  const last = source.scene(endsOf(operation).last);
  const shapes = last && figureOf(last, 'shapes');
  if (!shapes) return operation;
  const staged = shapes.rows.map(({ cells }) =>
    cells.map(({ size, dim }) => ({ size: size ?? 1, from: dim, stretched: false })),
  );
  return { ...operation, staged };
}
