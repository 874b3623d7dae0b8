/**
 * A step named by what it shows: the event's name, and values of it that must be these, as in
 * `CHUNK_CUT dim=0` or `ELEMENT_READ out="y[0, 1]"`; `END` is the last step and `RESULT` what
 * comes of the rule, before any element. Of several the first one counts. A better story with other steps does not break it, as it would a number.
 */
import type { Core } from '../core';
import type { CoreEvent, Story } from '../core/types';

/** Steps beyond are not looked at: elements come one by one. */
const MOST = 1000;

export interface NamedPlace {
  statement: number;
  step: number;
  operation: number;
}

interface Selector {
  id: string;
  values: [string, string][];
}

const pattern = /^[A-Z][A-Z_]{1,60}( \w{1,40}=("[^"]{0,200}"|[^\s"]{1,200})){0,9}$/;

/** What of a link or an attribute is such a name. */
export const readAt = (text: string) => (pattern.test(text) ? text : undefined);

/** The first step that shows it; null where none does. */
export function stepAt(core: Core, source: string, story: Story, at: string): number | null {
  return find(core, source, story, parse(at));
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
    if (readAt(name) && find(core, source, story, selector) === step) return name;
  }
  return null;
}

/** What people would name first. */
const named = ['dim', 'out', 'index', 'tensor'];
const order = (key: string) => (named.indexOf(key) + named.length + 1) % (named.length + 1);

function find(core: Core, source: string, story: Story, selector: Selector): number | null {
  const last = Number(story.steps) - 1;
  if (selector.id === 'END') return Math.max(0, last);
  if (selector.id === 'RESULT') return resultOf(story);
  for (let step = 0; step <= Math.min(last, MOST); step++) {
    const scene = core.scene(source, story.statement, step);
    if ([scene?.event, scene?.stop?.event].some((event) => event && shows(event, selector)))
      return step;
  }
  return null;
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

function parse(at: string): Selector {
  const [id = ''] = at.split(' ');
  const pairs = [...at.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)];
  return { id, values: pairs.map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? '']) };
}

const written = ({ id, values }: Selector) =>
  [
    id,
    ...values.map(([key, value]) => `${key}=${/[\s"]/.test(value) ? `"${value}"` : value}`),
  ].join(' ');

const shows = (event: CoreEvent, { id, values }: Selector) =>
  event.id === id && values.every(([key, value]) => String(event.values[key]) === value);
