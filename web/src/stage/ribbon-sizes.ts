/** Both shapes as boxes: sizes with the stride under each; the new ones get theirs as the ribbon is folded. */

import type { Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { SMALL } from './arrange';
import { hopText } from './hop-text';
import { isFolded, type RibbonSet, type Told, toldAt } from './ribbon-set';
import type { Part } from './set';
import type { Pose, Sprite } from './sprites';
import { MONO, shorten } from './text';

export function sizesOf(set: RibbonSet): Part {
  return {
    sprites: [...headsOf(set), ...boxesOf(set)],
    pose(scene, poses) {
      const told = toldAt(set, scene);
      poseHeads(set, told, poses);
      poseOld(set, told, poses);
      poseNext(set, told, poses);
      poseSaid(set, told, poses);
      poseJumps(set, scene, poses);
    },
  };
}

function headsOf({ stage, places, ribbon }: RibbonSet): Sprite[] {
  const { operation, words, cast } = stage;
  const label = strideWord(stage);
  const start = { kind: 'text', anchor: 'start', height: 16 } as const;
  const room = Math.floor(titleRoom(places) / (MONO * 13));
  const name = cast.actors[0]?.info.name ?? '';
  const result = operation.tensors[operation.result ?? -1]?.name ?? operation.text;
  // What was asked for stands at the end of its text.
  const asked = result.length > room - 2 ? `…${result.slice(3 - room)}` : result;
  const title = { ...start, width: titleRoom(places), text: 13, strong: true };
  const small = { ...start, width: places.label, text: SMALL };
  return [
    { ...title, key: 'title0', operand: cast.actors[0]?.mark ?? 0, label: shorten(name, room - 2) },
    {
      ...title,
      key: 'title1',
      operand: ribbon.copies ? 'result' : 0,
      label: asked,
    },
    { ...small, key: 'strides0', label },
    { ...small, key: 'strides1', label },
    { ...small, key: 'said', width: 160, strong: true, text: 13 },
    { ...small, key: 'saidnew', width: 160, strong: true, text: 13 },
    { ...small, key: 'order', width: 160, label: words.readingOrder },
  ];
}

const strideWord = ({ operation, words }: RibbonSet['stage']) =>
  operation.tensors[0]?.strideUnit === 'byte' ? words.strideInBytes : words.stride;

const titleRoom = ({ old, next, label, cell }: RibbonSet['places']) =>
  Math.max(120, next.boxes.x - old.boxes.x - 8, cell.width, label);

function boxesOf({ ribbon, places }: RibbonSet): Sprite[] {
  const { old, next } = ribbon.told;
  const box = { kind: 'box', ...places.box, text: 15, strong: true } as const;
  const stride = { kind: 'text', width: places.step - 2, height: 14, text: SMALL } as const;
  const both = [
    old.map(({ dim }) => ['old', dim] as const),
    next.map(({ dim }) => ['new', dim] as const),
  ];
  return both.flat().flatMap(([which, dim]): Sprite[] => [
    { ...box, key: `${which}${dim}`, hue: dim },
    { ...stride, key: `stride${which}${dim}`, hue: dim, strong: true },
  ]);
}

function poseHeads(set: RibbonSet, told: Told, poses: Map<string, Pose>): void {
  const { places, ribbon } = set;
  const { old, next, box, label, tight } = places;
  const y = old.boxes.y;
  const shown = tight ? 0 : 1;
  poses.set('title0', { x: old.boxes.x - label, y: y - 10, opacity: shown });
  const look = told.view.outcome === 'refused' ? 'refused' : undefined;
  poses.set('title1', { x: next.boxes.x - places.nextLabel, y: y - 10, opacity: shown, look });
  const row = y + box.height + 9;
  const [a, b] = [ribbon.told.old.length, ribbon.told.next.length];
  poses.set('strides0', { x: old.boxes.x - label, y: row, opacity: a ? 1 : 0 });
  poses.set('strides1', {
    x: next.boxes.x - places.nextLabel,
    y: row,
    opacity: b && !tight ? 1 : 0,
  });
  const room = places.ribbon.x > 110 && ribbon.links.some((link) => !isFolded(set, link, told));
  const lower = places.ribbon.y + places.cell.height / 2;
  poses.set('order', { x: 6, y: lower, opacity: told.pulled && room ? 1 : 0 });
}

function poseOld({ places }: RibbonSet, { view }: Told, poses: Map<string, Pose>): void {
  const { boxes } = places.old;
  view.old.forEach(({ dim, size, stride, state }, at) => {
    const x = boxes.x + at * places.step;
    const look = state === 'current' ? 'current' : 'given';
    poses.set(`old${dim}`, { x, y: boxes.y, opacity: 1, look, label: String(size) });
    const below = { x: x + places.box.width / 2, y: boxes.y + places.box.height + 9 };
    poses.set(`strideold${dim}`, { ...below, opacity: 1, label: String(stride) });
  });
}

function poseNext(set: RibbonSet, told: Told, poses: Map<string, Pose>): void {
  const { places, stage } = set;
  const { tensors, result } = stage.operation;
  const made = tensors[result ?? -1]?.stride;
  const { boxes } = places.next;
  const wrong = told.miscounted;
  told.view.next.forEach(({ dim, size, stride, state, inferred }, at) => {
    const x = boxes.x + at * places.step;
    const refused =
      (state === 'straddles' && !told.copied) || (wrong && (Number(size) < 0 || !anyOpen(told)));
    const look = refused
      ? 'refused'
      : state === 'current'
        ? 'current'
        : state === 'waiting' && !told.done && !told.copied
          ? 'slot'
          : inferred
            ? 'padded'
            : 'given';
    poses.set(`new${dim}`, { x, y: boxes.y, opacity: 1, look, label: String(size) });
    const below = { x: x + places.box.width / 2, y: boxes.y + places.box.height + 9 };
    // No stride is given to rows that hop unequally, whatever the dim would get in its chunk.
    const uneven = at === told.view.next.length - 1 && stride !== null && set.uneven.size > 0;
    const none = (state === 'straddles' || uneven) && !told.copied && !told.miscounted;
    const given = told.copied ? (made?.[dim] ?? null) : stride;
    const label = none ? '✕' : String(given ?? '');
    const red = label === '✕' ? 'refused' : undefined;
    const when = [0.75, 1] as const;
    poses.set(`stridenew${dim}`, { ...below, opacity: label ? 1 : 0, label, look: red, when });
  });
}

const anyOpen = ({ view }: Told) => view.next.some(({ size }) => Number(size) < 0);

/** The two numbers that are compared where a chunk goes on, or ends. */
function poseSaid({ places, stage }: RibbonSet, { view }: Told, poses: Map<string, Pose>): void {
  const now = view.old.find(({ state }) => state === 'current');
  const cut = view.cuts.find(({ after }) => after === now?.dim);
  const inner = view.old.find(({ dim, size }) => now && dim > now.dim && size !== 1);
  const { boxes } = places.old;
  const compared = cut
    ? `${cut.stride} ≠ ${cut.inner} × ${cut.size} = ${cut.expected}`
    : now && inner && now.expected !== null
      ? `${now.stride} = ${inner.stride} × ${inner.size}`
      : '';
  const label = compared && `${strideWord(stage)} ${compared}`;
  poses.set('said', {
    x: boxes.x - places.label,
    y: boxes.y + places.box.height + 26,
    opacity: label ? 1 : 0,
    label,
    look: cut ? 'break' : 'plain',
  });
}

/** The first two jumps that are unlike: no one stride is both. */
function poseJumps({ places, stage, ribbon }: RibbonSet, scene: Scene, poses: Map<string, Pose>) {
  const runs = ribbon.copies ? [] : (figureOf(scene, 'visits')?.runs ?? []);
  const jumps = runs.flatMap(({ jumps, odd }) => jumps.map((jump, at) => ({ jump, odd: odd[at] })));
  const [usual, other] = [jumps[0], jumps.find(({ odd }) => odd)];
  if (!usual || !other) return;
  const label = [usual, other].map(({ jump }) => hopText(Number(jump))).join(' ≠ ');
  const { boxes } = places.next;
  const { dim } = figureOf(scene, 'visits') ?? { dim: 0 };
  const wide = label.length * MONO * 13;
  const x = boxes.x + dim * places.step;
  // Instead of its stride; where others have theirs, under them.
  const last = dim === ribbon.told.next.length - 1;
  if (last) poses.delete(`stridenew${dim}`);
  poses.set('saidnew', {
    x: Math.min(x, stage.room.width - wide - 4),
    y: boxes.y + places.box.height + (last ? 9 : 26),
    opacity: 1,
    label,
    look: 'refused',
  });
}
