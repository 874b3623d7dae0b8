/**
 * Storyboard for contiguous, clone and similar copies: the ribbon is pulled out of the tensor and
 * put into a new storage.
 */
import type { Operation } from '../core/types';
import type { Arrangement } from './arrange';
import type { Counted } from './fitting';
import { type Flow, flowsOf, standsAt } from './flows';
import { colouredCast } from './gathering';
import type { Box } from './grid';
import { gridsOf } from './grids';
import { litSprites, poseLit } from './lit';
import { meetingPages } from './meeting';
import type { Pages, StagePart, StageRequest, StageSet } from './set';
import type { Pose, Sprite } from './sprites';
import { stripsOf } from './strips';
import { waysOf } from './ways';

/** The largest number of elements for which the whole ribbon is shown. */
const MOST = 36;
/** Space in px between cells of the ribbon, and above each of its lines. */
const GAP = 4;
const NUMBER = 14;
const EDGE = 8;

/** Returns null if not everything fits; then elements move from cell to cell one by one. */
export function copyingOf(request: StageRequest): Pages | null {
  const flows = flowsOf(request.operation, request.source);
  if (flows.length === 0 || flows.length > MOST || flows.length < elementsIn(request.operation))
    return null;
  for (const lines of [1, 2, 3]) {
    const fits = (places: Arrangement, { actors }: Counted, room: Box) =>
      ribbonIn(places, room, flows.length).lines <= lines &&
      actors.every(({ info, counts }) => product(counts) === Number(info.numel));
    const pages = meetingPages(request, 2 * lines, (found) => partsOf(found, flows), fits);
    if (pages) return pages;
  }
  return null;
}

function partsOf(found: StageSet, flows: readonly Flow[]): StagePart[] {
  const set: StageSet = { ...found, cast: colouredCast(found) };
  return [gridsOf(set), readingOf(set, flows), waysOf(set), stripsOf(set), layingOf(set, flows)];
}

const elementsIn = ({ phases }: Operation) =>
  Number(phases.find(({ phase }) => phase === 'elements')?.steps ?? 0);

const product = (counts: readonly number[]) => counts.reduce((all, count) => all * count, 1);

/** Cells of the ribbon have the size of the storage cells that they move to. */
function ribbonIn({ strips, meeting }: Arrangement, room: Box, count: number) {
  const cell = strips[0]?.cell ?? { width: 0, height: 0 };
  const pitch = cell.width + GAP;
  const most = Math.max(1, Math.floor((room.width - 2 * EDGE + GAP) / pitch));
  const lines = Math.ceil(count / most);
  const perLine = Math.ceil(count / lines);
  const line = NUMBER + cell.height + GAP;
  const left = meeting.x - (perLine * pitch - GAP) / 2;
  const top = meeting.y - (lines * line - GAP) / 2 + NUMBER;
  const at = (order: number) => {
    const down = Math.floor(order / perLine);
    return { x: left + (order - down * perLine) * pitch, y: top + down * line };
  };
  return { cell, lines, at };
}

/** A line that shows the reading order, until the ribbon is pulled out along it. */
function readingOf({ places, ...set }: StageSet, flows: readonly Flow[]): StagePart {
  const { width, height } = places.cell;
  const middles = flows.flatMap(({ data: [read] }) => {
    const home = read && standsAt({ places, ...set }, read).grid;
    return home ? [`${home.x + width / 2} ${home.y + height / 2}`] : [];
  });
  const path = middles.length > 1 ? `M${middles.join('L')}` : 'M0 0';
  return {
    sprites: [{ key: 'reading', kind: 'thread', width: 0, height: 0, text: 0 }],
    pose(scene, poses) {
      const strung = Number(scene.step) < set.firstResult;
      poses.set('reading', { x: 0, y: 0, opacity: strung ? 1 : 0, path, look: 'reading' });
      if (!strung) return;
      // The line is drawn behind the values.
      for (const { key } of set.cast.actors[0]?.cells ?? []) {
        const pose = poses.get(key);
        if (pose && !pose.look) poses.set(key, { ...pose, look: 'strung' });
      }
    },
  };
}

function layingOf(set: StageSet, flows: readonly Flow[]): StagePart {
  const { room, places, firstResult } = set;
  const ribbon = ribbonIn(places, room, flows.length);
  return {
    sprites: spritesOf(set, flows, ribbon.cell),
    pose(scene, poses) {
      const step = Number(scene.step);
      flows.forEach((flow, order) => {
        const at = ribbon.at(order);
        const lies = step >= firstResult && step < flow.step;
        const share = order / flows.length;
        const when = [0.5 * share, 0.5 + 0.5 * share] as const;
        const home = (flow.data[0] && standsAt(set, flow.data[0]).grid) ?? at;
        const place = step < firstResult ? home : at;
        poses.set(`r${order}`, { x: place.x, y: place.y, opacity: lies ? 1 : 0, when });
        const middle = { x: at.x + ribbon.cell.width / 2, y: at.y - NUMBER / 2 };
        poses.set(`number${order}`, {
          ...middle,
          opacity: lies ? 1 : 0,
          when: lies ? [0.6, 1] : [0, 0.2],
        });
        if (flow.step === step) poseLaid(set, flow, order, at, poses);
      });
    },
  };
}

function spritesOf({ cast, places }: StageSet, flows: readonly Flow[], cell: Box): Sprite[] {
  const [old] = cast.actors;
  const mark = old?.mark ?? 0;
  const text = Math.min(places.text, 16);
  return [
    ...litSprites(places, 'read', mark),
    ...litSprites(places, 'out', 'result'),
    ...flows.flatMap(({ data: [read] }, order): Sprite[] => [
      {
        key: `r${order}`,
        kind: 'cell',
        operand: mark,
        ...cell,
        text,
        label: read?.value ?? '',
        cell: {
          tensor: null,
          index: null,
          address: Number(read?.address),
          storage: old?.info.storage ?? 0,
          ghost: false,
          number: order,
        },
      },
      {
        key: `number${order}`,
        kind: 'text',
        width: cell.width,
        height: NUMBER,
        text: 12,
        label: String(order),
      },
    ]),
    { key: 'drop', kind: 'chip', operand: 'result', ...places.cell, text: places.text },
  ];
}

/**
 * Moves values from the ribbon to the new storage and to the result's cells; the old cells stay.
 */
function poseLaid(
  set: StageSet,
  { data: [read], write }: Flow,
  order: number,
  at: { x: number; y: number },
  poses: Map<string, Pose>,
): void {
  const { grid, store } = standsAt(set, write);
  if (read) poseLit(set, 'read', read, poses, [0, 0.25]);
  poseLit(set, 'out', write, poses, [0.75, 1]);
  const falls = { opacity: 0, passing: true, from: at, when: [0.2, 0.85] as const };
  if (store) poses.set(`r${order}`, { ...store, ...falls });
  if (grid) poses.set('drop', { ...grid, ...falls, label: write.value });
}
