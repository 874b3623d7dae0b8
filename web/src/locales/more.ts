/** What there is to ask of a language that comes in parts: see parts.ts. */
import type { Operation } from '../core/types';

export type Part =
  | 'meeting'
  | 'views'
  | 'writes'
  | 'refusals'
  | 'cautions'
  | 'repairs'
  | 'hands'
  | 'figures';

export type Told = Pick<Operation, 'kind' | 'refused'>;

export interface More {
  /** None of these rejects. */
  need(...parts: readonly Part[]): Promise<void>;
  /** All that may be said of an operation. */
  tell(operation: Told): Promise<void>;
  /** Whether a sentence of this table that is not there may come; it is then on its way. */
  isComing(table: string): boolean;
}
