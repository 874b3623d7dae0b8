/** A refusal that has a repair goes on into it, with the same actors on the stage. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import type { Operation, Repair, Story } from '../../wasm/types';
import { hasStoryboard } from '../../web/src/player/has-storyboard';
import { type Repaired, repairedBy } from '../../web/src/player/repaired';
import { playerWords as words } from '../../web/src/player/words';
import { countOf, endsOf, indexAt } from '../../web/src/stage/actors';
import { type CureMove, cureOf } from '../../web/src/stage/cure';
import { frameAt } from '../../web/src/stage/frame';
import { StagePicture } from '../../web/src/stage/StagePicture';
import { stageSource } from '../../web/src/stage/source';
import type { StageStory } from '../../web/src/stage/sprites';
import { stageOf } from '../../web/src/stage/storyboard';
import { oneInFive } from '../one-in-five';
import { drawnCells } from './drawn-cells';
import { loadCore } from './staged-stories';

const tests = join(import.meta.dirname, '..');
const room = { width: 860, height: 480 };
let core: Core;
let refusals: Refusal[];

interface Refusal {
  program: string;
  statement: number;
}

beforeAll(async () => {
  core = await loadCore();
  const vectors = join(tests, 'vectors');
  const recorded = readdirSync(vectors)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(vectors, name), 'utf8').trim().split('\n'))
    .flatMap((line) => (JSON.parse(line).program as string | undefined) ?? []);
  const listed = readFileSync(join(tests, 'wasm/repairs.txt'), 'utf8')
    .split(/^### .*$/m)
    .slice(1)
    .map((text) => text.replace(/^=> .*\n?/gm, '').trim());
  const programs = [...listed, ...oneInFive(recorded, 'recorded programs', 'cures')];
  refusals = programs.flatMap((program) =>
    core
      .run(program)
      .statements.filter(({ error, operations }) => error && operations > 0)
      .map(({ index }) => ({ program, statement: index }))
      .filter(isSmall),
  );
}, 600_000);

/** Two versions of a large program, and those before it, are more than one core has memory for. */
const isSmall = ({ program, statement }: Refusal) =>
  core
    .story(program, statement)
    ?.operations.every(({ tensors }) => tensors.every(({ numel }) => Number(numel) < 1e6));

/** The repaired operation, and that of the refused story; both on the stage. */
interface Cured {
  cure: Repaired;
  number: number;
  operation: Operation;
  refused: Operation;
  before: StageStory;
  story: StageStory;
}

const refusedIn = ({ operations }: Story) => operations.findIndex(({ refused }) => refused);

function repairsOf({ program, statement }: Refusal): Repair[] {
  const story = core.story(program, statement);
  const end = core.scene(program, statement, Number(story?.steps) - 1);
  const figure = end?.figures.find(({ kind }) => kind === 'repairs');
  return figure?.kind === 'repairs' ? figure.repairs : [];
}

const curesOf = (refusal: Refusal): Repaired[] =>
  repairsOf(refusal).flatMap(
    (_, at) => repairedBy(core, refusal.program, refusal.statement, at + 1) ?? [],
  );

function staged({ program, statement }: Refusal, cure: Repaired): Cured | null {
  const at = refusedIn(cure.refused.story);
  const number = cure.story.operations.findIndex((one) => {
    const { first, last } = endsOf(one);
    return first <= cure.entry && cure.entry <= last;
  });
  const [refused, operation] = [cure.refused.story.operations[at], cure.story.operations[number]];
  if (!refused || !operation || ![refused, operation].every(hasStoryboard)) return null;
  const of = (one: Operation, code: string, order: number, step: number) =>
    stageOf({
      operation: one,
      source: stageSource(core, code, statement, order),
      room,
      step,
      words,
    });
  const before = of(refused, program, at, endsOf(refused).last);
  const story = of(operation, cure.source, number, cure.entry);
  return before && story && { cure, number, operation, refused, before, story };
}

function moveOf({ refused, before, operation, story, cure }: Cured): CureMove {
  return cureOf({ operation: refused, story: before }, { operation, story }, cure.entry);
}

let known: Cured[] | undefined;

function all(): Cured[] {
  known ??= oneInFive(refusals, 'refusals', 'cures').flatMap((refusal) =>
    curesOf(refusal).flatMap((cure) => staged(refusal, cure) ?? []),
  );
  return known;
}

test('a refusal with repairs ends in the scene of each: the cells that the repaired program computes', () => {
  let offered = 0;
  let cells = 0;
  for (const refusal of refusals) {
    const repairs = repairsOf(refusal);
    const cures = curesOf(refusal);
    expect(cures.map(({ repair }) => repair)).toEqual(repairs);
    offered += repairs.length;
    for (const cure of cures) {
      const cured = staged(refusal, cure);
      if (cured) cells += checkEnd(refusal, cured);
    }
  }
  expect(offered).toBeGreaterThan(200);
  expect(cells).toBeGreaterThan(1000);
}, 600_000);

/** Every drawn cell of the result against the core; the number of cells. */
function checkEnd({ statement }: Refusal, { cure, number, operation, story }: Cured): number {
  const { last } = endsOf(operation);
  const shape = operation.tensors[operation.result ?? -1]?.shape.map(Number) ?? [];
  expect(shape).toEqual(cure.repair.shape.map(Number));
  if (shape.includes(0) || countOf(shape) > 400) return 0;
  // A write is drawn in its target, an expanded tensor in the one that it repeats.
  const target = operation.tensors.findIndex(({ role }) => role === 'target');
  const stretched = operation.kind === 'expand';
  const tensor = stretched ? 0 : target >= 0 ? target : (operation.result ?? -1);
  const place = { statement, operation: number, tensor, step: last, stretched };
  const found = core.cells(
    cure.source,
    place,
    shape.map(() => 0),
    shape,
  );
  const wanted = new Map(
    [...found.addresses].map((address, order) => [
      String(indexAt(order, shape)),
      [address, found.labels?.[order] ?? null],
    ]),
  );
  const html = renderToString(
    <StagePicture story={story.around(last)} position={last} title="" sentence="" />,
  );
  const drawn = drawnCells(html).filter((one) => one.tensor === tensor);
  for (const { index, address, value } of drawn)
    expect([cure.repair.code, String(index), address, value]).toEqual([
      cure.repair.code,
      String(index),
      ...(wanted.get(String(index)) ?? []),
    ]);
  expect(drawn.length).toBeGreaterThan(0);
  return drawn.length;
}

interface Middle {
  kind: string;
  x: number;
  y: number;
}

/** What has nothing of its kind within a pixel among the others. */
const missing = (all: Middle[], others: Middle[]) =>
  all.filter(
    ({ kind, x, y }) =>
      !others.some((at) => at.kind === kind && Math.hypot(at.x - x, at.y - y) < 1),
  );

test('the cure begins with everything that the last refused frame shows, in its place', () => {
  for (const one of all()) {
    const { last } = endsOf(one.refused);
    const { story, boxAt } = moveOf(one);
    const [left, begun] = [one.before.around(last), frameAt(story, 0)];
    expect(boxAt(0)).toEqual({ width: left.width, height: left.height });
    const middles = (sprites: StageStory['sprites'], frame: ReturnType<typeof frameAt>) =>
      sprites.flatMap(({ key, kind, width, height }) => {
        const at = frame.get(key);
        const drawn = at && at.opacity > 0.01 && ['cell', 'strip', 'box', 'chip'].includes(kind);
        return drawn ? [{ kind, x: at.x + width / 2, y: at.y + height / 2 }] : [];
      });
    const [there, here] = [
      middles(left.sprites, frameAt(left, last)),
      middles(story.sprites, begun),
    ];
    expect(missing(there, here)).toEqual([]);
    expect(missing(here, there)).toEqual([]);
  }
}, 600_000);

test('what glides from the refusal to its cure is the same thing: its value does not change', () => {
  let glides = 0;
  for (const one of all()) {
    const { story } = moveOf(one);
    const [begins, ends] = [story.pose(0), story.pose(1)];
    const moved = story.sprites.filter(({ key, cell }) => {
      const [a, b] = [begins.get(key), ends.get(key)];
      return cell && a && b && a.opacity > 0.01 && b.opacity > 0.01 && b.look !== 'slot';
    });
    for (const { key, label } of moved)
      expect([one.cure.repair.code, key, begins.get(key)?.label]).toEqual([
        one.cure.repair.code,
        key,
        ends.get(key)?.label ?? label,
      ]);
    if (moved.length > 0) glides++;
  }
  expect(glides).toBeGreaterThan(30);
}, 600_000);

test('the last frame of a refusal is not faded: its red cells are as bright as any', () => {
  let red = 0;
  for (const one of all()) {
    const { last } = endsOf(one.refused);
    for (const { opacity, look } of frameAt(one.before.around(last), last).values())
      if (look === 'refused' && opacity > 0.01) {
        red++;
        expect(opacity).toBe(1);
      }
  }
  expect(red).toBeGreaterThan(50);
}, 600_000);
