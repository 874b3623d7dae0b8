import type { Core } from '../core';
import type { Operation, Repair, Scene, Story } from '../core/types';
import { repairText } from '../figures/repair-text';
import { tuple } from '../figures/words';
import { say } from '../locales/translation';
import type { ToldScene } from './tell';

/** What a repair would show: the story of its program, at the end of the repaired operation. */
export interface Repaired {
  source: string;
  story: Story;
  operation: Operation;
  scene: ToldScene;
}

/** Null where the core has no answer. */
export function repairedBy(core: Core, statement: number, repair: Repair): Repaired | null {
  const { program, operation: place } = repair;
  try {
    const story = core.story(program, statement);
    const operation = story?.operations.findLast(
      ({ span }) => span.start === place.start && span.end === place.end,
    );
    const scene = operation && core.scene(program, statement, lastStep(operation));
    return story && scene
      ? { source: program, story, operation, scene: told(scene, repair) }
      : null;
  } catch {
    return null;
  }
}

const lastStep = ({ first, steps }: Operation) => Number(first) + Number(steps) - 1;

function told(scene: Scene, repair: Repair): ToldScene {
  const shape = tuple(repair.shape);
  const { text, lang } = repairText(repair);
  const result = say(
    'event',
    { id: 'PRODUCT_RESULT', values: { shape } },
    `The result has shape ${shape}.`,
  );
  return { ...scene, sentence: `${text} ${result.text}`, lang };
}
