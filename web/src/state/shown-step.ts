/**
 * A step named by what it shows: the event's name, and values of it that must be these, as in
 * `CHUNK_CUT dim=0` or `ELEMENT_READ out="y[0, 1]"`; `END` is the last step and `RESULT` what
 * comes of the rule, before any element. Of several the first one counts. A better story with other
 * steps does not break it, as it would a number.
 */
import type { Core } from '../core';
import type { CoreEvent, Story } from '../core/types';

/** Steps beyond are not looked at: elements come one by one. */
const MOST = 1000;

export interface StepSelector {
  id: string;
  values: [string, string][];
}

const pattern = /^[A-Z][A-Z_]{1,60}( \w{1,40}=("[^"]{0,200}"|[^\s"]{1,200})){0,9}$/;

/** Reads a step's name from a link or an attribute. */
export const readAt = (text: string) => (pattern.test(text) ? text : undefined);

/** The first step that shows it; null where none does. */
export function stepAt(core: Core, source: string, story: Story, at: string): number | null {
  return firstShowing(core, source, story, parse(at));
}

/** The same of a name that is read already. */
export function firstShowing(
  core: Core,
  source: string,
  story: Story,
  selector: StepSelector,
): number | null {
  const last = Number(story.steps) - 1;
  if (selector.id === 'END') return Math.max(0, last);
  if (selector.id === 'RESULT') return resultOf(story);
  const first = (same: Compare) => {
    for (let step = 0; step <= Math.min(last, MOST); step++) {
      const scene = core.scene(source, story.statement, step);
      if ([scene?.event, scene?.stop?.event].some((event) => event && shows(event, selector, same)))
        return step;
    }
    return null;
  };
  return first((value, wanted) => value === wanted) ?? first(sameElement);
}

/** The last step before entries are paired and elements gone through, or repairs offered. */
export function resultOf({ operations, steps }: Pick<Story, 'operations' | 'steps'>): number {
  const elements = operations
    .at(-1)
    ?.phases.find(
      ({ phase, steps }) => /^(descend|elements|repairs)$/.test(phase) && Number(steps) > 0,
    );
  return Math.max(0, Number(elements?.first ?? steps) - 1);
}

function parse(at: string): StepSelector {
  const [id = ''] = at.split(' ');
  const pairs = [...at.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)];
  return { id, values: pairs.map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? '']) };
}

type Compare = (value: string, wanted: string) => boolean;

/** The same index, whatever the tensor is called: older links call `y` by its operation, `x.t()`. */
const sameElement: Compare = (value, wanted) => {
  const index = /\[[^[\]]*\]$/;
  const at = wanted.match(index)?.[0];
  return value === wanted || (at !== undefined && value.match(index)?.[0] === at);
};

const shows = (event: CoreEvent, { id, values }: StepSelector, same: Compare) =>
  event.id === id && values.every(([key, value]) => same(String(event.values[key]), value));
