import type { Int } from '../core/types';
import { figures } from '../locales/en/figures';
import { wordsOf } from '../locales/translation';

export { minus, signed } from '../locales/numbers';

export const words = wordsOf('figures', figures);

/** A shape as Python prints it: (), (3,), (2, 3). */
export function tuple(shape: readonly Int[]): string {
  return shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
}
