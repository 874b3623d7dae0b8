import type { Repair } from '../core/types';
import { type Said, say } from '../locales/translation';
import { further } from './further-words';
import { tuple } from './words';

/** The sentence that says how a repair works. */
export const repairText = (repair: Repair): Said => say('repair', repair, repair.sentence);

/** The shape that a repair gives, and a note if the program asked for another shape. */
export function outcomeOf({ shape, asked }: Repair): string {
  const given = tuple(shape);
  return asked ? further.givesOther(given, tuple(asked)) : further.gives(given);
}
