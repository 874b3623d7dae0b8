/** Letters of an einsum: the table has one column per letter, with all sizes of that letter. */
import type { Operation } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { endsOf } from './actors';
import type { StageRequest } from './set';

/** Returns the operation with a column per letter, or unchanged if its table names no dims. */
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
