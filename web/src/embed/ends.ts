import type { Int } from '../core/types';
import type { ProgramModel } from '../state/program';

export interface Ends {
  /** Nothing comes before the step shown, and nothing after it. */
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Whether a story of so many steps is at one of its ends. The player knows, once there is one: behind
 * the last step of a refused story comes its cure.
 */
export function endsOf({ player, step, range }: ProgramModel, steps: Int): Ends {
  const now = player.value;
  if (now) return { atStart: !now.hasPrevious.value, atEnd: !now.hasNext.value };
  const { first, last } = range.value ?? { first: 0, last: Number.POSITIVE_INFINITY };
  const at = Number(step.value);
  return { atStart: at <= first, atEnd: at >= Math.min(last, Number(steps) - 1) };
}
