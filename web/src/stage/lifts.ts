/**
 * One element made from others: they are lifted out of their cells, come together, and are put down
 * as one.
 */
import { type Access, type Flow, flowOf, lastOf, standsAt, wholeFlow } from './flows';
import { keyOf, litSprites, numbered, poseLit } from './lit';
import { namingPath } from './naming';
import type { StagePart, StageSet } from './set';
import type { Pose, PosesInMaking, Sprite, SpriteMark } from './sprites';

export function liftsOf(set: StageSet, flows: readonly Flow[]): StagePart {
  return {
    sprites: spritesOf(set, flows),
    pose(scene, poses) {
      const listed = flowOf(set.operation, scene);
      if (!listed) return;
      const flow = wholeFlow(set, listed);
      const named = set.operation.kind === 'put' ? flow.write : flow.data[0];
      flow.names.forEach((name) => {
        poseLit(set, keyOf(flow.names, name, 'n'), name, poses, [0, 0.2]);
        poseNaming(set, keyOf(flow.names, name, 'n'), name, named, poses);
      });
      // If some elements are not listed, `readsOf` marks all of them in their cells instead.
      if (flow.omitted === 0)
        for (const read of flow.data)
          poseLit(set, keyOf(flow.data, read, ''), read, poses, [0.05, 0.25]);
      if (flow.data.length === 1) poseCarried(set, flow, poses);
      else poseGathered(set, flow, poses);
      poseLit(set, 'out', flow.write, poses, [0.8, 1]);
    },
  };
}

function spritesOf({ cast, places }: StageSet, flows: readonly Flow[]): Sprite[] {
  const store = places.strips[0]?.cell ?? { width: 0, height: 0 };
  const { cell, text } = places;
  const line = { width: 0, height: 0, text: 0 };
  const lit = (key: string, mark: SpriteMark) => litSprites(places, key, mark);
  const lift = (key: string, operand: SpriteMark): Sprite => ({
    key: `lift${key}`,
    kind: 'chip',
    operand,
    ...cell,
    text,
  });
  const sink = (key: string, operand: SpriteMark): Sprite => ({
    key: `sink${key}`,
    kind: 'chip',
    operand,
    ...store,
    text: Math.min(text, 16),
  });
  return [
    ...cast.actors.flatMap(({ tensor, mark, cells }) => [
      ...numbered(flows, tensor, ({ data }) => data).flatMap((at) => [
        ...lit(`${tensor}:${at}`, mark),
        lift(`${tensor}:${at}`, mark),
        ...(at === 0 ? [sink(`${tensor}:0`, mark)] : []),
      ]),
      ...unlisted(flows, tensor, cells.length).map((at) => lift(`${tensor}:${at}`, mark)),
      ...numbered(flows, tensor, ({ names }) => names).flatMap((at): Sprite[] => [
        ...lit(`n${tensor}:${at}`, mark),
        { key: `namesn${tensor}:${at}`, kind: 'path', operand: mark, ...line },
      ]),
    ]),
    ...lit('out', 'result'),
    lift('out', 'result'),
    sink('out', 'result'),
  ];
}

/** Numbers of further elements that are read but not listed, as far as a page can show them. */
function unlisted(flows: readonly Flow[], tensor: number, cells: number): number[] {
  const [flow] = flows.filter(({ omitted, data }) => omitted > 0 && data[0]?.tensor === tensor);
  if (!flow) return [];
  const { data, omitted } = flow;
  const more = Math.min(cells, data.length + omitted) - data.length;
  return Array.from({ length: Math.max(0, more) }, (_, at) => data.length + at);
}

/** Draws the thread from an entry of an index tensor to the element it picks. */
function poseNaming(
  set: StageSet,
  key: string,
  name: Access,
  named: Access | undefined,
  poses: PosesInMaking,
) {
  const from = standsAt(set, name).grid;
  const to = named && standsAt(set, named).grid;
  if (!from || !named || !to) return;
  const path = namingPath(set, [name, from], [named, to]);
  if (path) poses.set(`names${key}`, { x: 0, y: 0, opacity: 1, path, when: [0.1, 0.35] });
}

/** Moves the element itself, from grid to grid and from storage to storage. */
function poseCarried(set: StageSet, { data, write }: Flow, poses: PosesInMaking) {
  const [read] = data;
  if (!read) return;
  const key = keyOf(data, read, '');
  const [from, to] = [standsAt(set, read), standsAt(set, write)];
  const flies = (a: Pose | null, b: Pose | null): Pose | null =>
    a && b && { ...b, opacity: 0, passing: true, from: a, label: read.value, when: [0.3, 0.85] };
  put(poses, `lift${key}`, flies(from.grid, to.grid));
  put(poses, `sink${key}`, flies(from.store, to.store));
}

/** Elements slide together into one, which goes to its cell and its storage. */
function poseGathered(set: StageSet, { data, write }: Flow, poses: PosesInMaking) {
  const to = standsAt(set, write);
  const last = lastOf(set, data);
  if (!last || !to.grid) return;
  const { at } = last;
  const slides = { ...at, opacity: 0, passing: true, when: [0.15, 0.55] as const };
  const shown = data.filter((read) => standsAt(set, read).grid);
  shown.forEach((read) => {
    const from = standsAt(set, read).grid ?? at;
    poses.set(`lift${keyOf(shown, read, '')}`, { ...slides, from, label: read.value });
  });
  const flies = { opacity: 0, passing: true, label: write.value };
  poses.set('liftout', { ...to.grid, ...flies, from: at, when: [0.5, 0.85] });
  if (to.store) poses.set('sinkout', { ...to.store, ...flies, from: to.grid, when: [0.78, 1] });
}

function put(poses: PosesInMaking, key: string, pose: Pose | null) {
  if (pose) poses.set(key, pose);
}
