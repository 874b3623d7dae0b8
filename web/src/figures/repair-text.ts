import type { Repair } from '../core/types';
import { type Said, say } from '../locales/translation';
import { further } from './further-words';
import { tuple } from './words';

/** What a repair does. */
export const repairText = (repair: Repair): Said => say('repair', repair, repair.sentence);

/** What comes of it, and that it is not what was asked for. */
export function outcomeOf({ shape, asked }: Repair): string {
  const given = tuple(shape);
  return asked ? further.givesOther(given, tuple(asked)) : further.gives(given);
}
