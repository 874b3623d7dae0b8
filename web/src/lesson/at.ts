/**
 * A step named by what it shows: the event's name, and values of it that must be these, as in
 * `CHUNK_CUT dim=0` or `ELEMENT_READ out="y[0, 1]"`. Of several the first one counts. A better story
 * with other steps does not break it. `RESULT` is what comes of the rule, `END` the last step.
 */
import type { Core } from '../core';
import type { CoreEvent, Story } from '../core/types';

/** Elements beyond are not looked for. */
const MOST = 1000;

export interface Place {
  statement: number;
  step: number;
  operation: number;
}

interface Selector {
  id: string;
  values: [string, string][];
}

/** Null where no step shows that, or no statement reads `of`; the one with the main story where that is left out. */
export function placeOf(core: Core, code: string, at: string, of?: string): Place | null {
  const { statements, suggested } = core.run(code);
  const told = statements.find(({ source, operations }) => source === of && operations > 0);
  const statement = of === undefined ? suggested : (told?.index ?? null);
  const story = statement === null ? null : core.story(code, statement);
  if (!story) return null;
  const step = stepOf(core, code, story, parse(at));
  return step === null
    ? null
    : { statement: story.statement, step, operation: operationAt(story, step) };
}

function stepOf(core: Core, code: string, story: Story, selector: Selector): number | null {
  const last = Number(story.steps) - 1;
  if (selector.id === 'END') return last;
  if (selector.id === 'RESULT') return resultOf(story);
  for (let step = 0; step <= Math.min(last, MOST); step++) {
    const scene = core.scene(code, story.statement, step);
    if (scene && [scene.event, scene.stop?.event].some((event) => event && shows(event, selector)))
      return step;
  }
  return null;
}

/** The last step before entries are paired and elements gone through: what comes of the rule. */
export function resultOf({ operations, steps }: Pick<Story, 'operations' | 'steps'>): number {
  const elements = operations
    .at(-1)
    ?.phases.find(({ phase, steps }) => /^(descend|elements)$/.test(phase) && Number(steps) > 0);
  return elements ? Math.max(0, Number(elements.first) - 1) : Number(steps) - 1;
}

function parse(at: string): Selector {
  const [id = ''] = at.split(' ');
  const pairs = [...at.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)];
  return { id, values: pairs.map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? '']) };
}

const shows = (event: CoreEvent, { id, values }: Selector) =>
  event.id === id && values.every(([key, value]) => String(event.values[key]) === value);

const operationAt = ({ operations }: Story, step: number) =>
  operations.findLastIndex(({ first }) => Number(first) <= step);
