/** Places by name, and names of places: what pages of their own need besides reading one. */
import type { Core } from '../core';
import type { Story } from '../core/types';
import { firstShowing, readAt, type StepSelector, stepAt } from './shown-step';

export { readAt, resultOf, stepAt } from './shown-step';

export interface NamedPlace {
  statement: number;
  step: number;
  operation: number;
}

/**
 * Null where no step shows it, or no statement reads `of`; without `of`, in the statement that the
 * core suggests.
 */
export function placeOf(core: Core, source: string, at: string, of?: string): NamedPlace | null {
  const { statements, suggested } = core.run(source);
  const told = statements.find((one) => one.source === of && one.operations > 0);
  const statement = of === undefined ? suggested : (told?.index ?? null);
  const story = statement === null ? null : core.story(source, statement);
  const step = story && stepAt(core, source, story, at);
  if (!story || step === null) return null;
  const operation = story.operations.findLastIndex(({ first }) => Number(first) <= step);
  return { statement: story.statement, step, operation };
}

/** A short name of a step that leads back to it; null where an earlier one shows the same. */
export function nameOf(core: Core, source: string, story: Story, step: number): string | null {
  const event = core.scene(source, story.statement, step)?.event;
  if (!event) return null;
  const pairs = Object.entries(event.values).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  pairs.sort(([a], [b]) => order(a) - order(b));
  for (const values of [[], ...pairs.map((pair) => [pair]), pairs]) {
    const selector = { id: event.id, values };
    const name = written(selector);
    if (readAt(name) && firstShowing(core, source, story, selector) === step) return name;
  }
  return null;
}

/** Values that name a step best, in this order. */
const named = ['dim', 'out', 'index', 'tensor'];
const order = (key: string) => (named.indexOf(key) + named.length + 1) % (named.length + 1);

const written = ({ id, values }: StepSelector) =>
  [
    id,
    ...values.map(([key, value]) => `${key}=${/[\s"]/.test(value) ? `"${value}"` : value}`),
  ].join(' ');
