/**
 * Draws both shapes as boxes with the stride below each size. The new sizes get their strides while
 * the ribbon is folded.
 */

import type { Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { SMALL } from './arrange';
import { named, nameOf } from './dim-names';
import { hopText } from './hop-text';
import { isFolded, nextHues, type RibbonSet, type RibbonState, toldAt } from './ribbon-set';
import type { StagePart } from './set';
import type { Pose, Sprite } from './sprites';
import { columnsOf, MONO, shorten } from './text';

export function sizesOf(set: RibbonSet): StagePart {
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

function headsOf(set: RibbonSet): Sprite[] {
  const { stage, places, ribbon } = set;
  const label = strideWord(stage);
  const [old, next] = titlesOf(set);
  const title = { kind: 'text', anchor: 'start', height: 16, text: TITLE, strong: true } as const;
  const small = {
    kind: 'text',
    anchor: 'start',
    height: 16,
    width: places.label,
    text: SMALL,
  } as const;
  return [
    { ...title, ...old.name, key: 'title0', operand: stage.cast.actors[0]?.mark ?? 0 },
    { ...title, ...next.name, key: 'title1', operand: ribbon.copies ? 'result' : 0 },
    { ...small, key: 'strides0', label },
    { ...small, key: 'strides1', label },
    { ...small, key: 'said', width: 160, strong: true, text: TITLE },
    { ...small, key: 'saidnew', width: 160, strong: true, text: TITLE },
    { ...small, key: 'order', width: 160, label: stage.words.readingOrder },
  ];
}

const TITLE = 13;

/**
 * Characters of the operand sign and the space before a title, and the width of the whole title in
 * px.
 */
const SIGN = 2;
const widthOf = (characters: number) => (characters + SIGN) * MONO * TITLE;

/** Titles of both shapes: above their boxes or, if there is little height, beside them. */
function titlesOf({ stage, places, ribbon }: RibbonSet) {
  const { operation, cast, room } = stage;
  const { old, next, label, nextLabel, box, tight } = places;
  const name = cast.actors[0]?.info.name ?? '';
  const asked = operation.tensors[operation.result ?? -1]?.name ?? operation.text;
  const after = next.boxes.x + ribbon.told.next.length * places.step + 2;
  const above = Math.max(120, next.boxes.x - old.boxes.x - 8, places.cell.width, label);
  // A title that is too long to fit before the old shape goes between the shapes.
  const behind = old.boxes.x + ribbon.told.old.length * places.step + 2;
  const [left, between] = [old.boxes.x - 10, next.boxes.x - behind - 8];
  const turned = left < widthOf(columnsOf(name)) && between > left;
  const rooms = tight
    ? ([turned ? between : left, room.width - after - 4] as const)
    : [above, above];
  const [most = 0, mostAsked = 0] = rooms.map((wide) => Math.floor(wide / (MONO * TITLE)) - SIGN);
  // The requested shape is at the end of the text, so a long text loses its beginning.
  const end = asked.length > mostAsked ? `…${asked.slice(1 - mostAsked)}` : asked;
  const named = (label: string) => ({ label, width: widthOf(columnsOf(label)) });
  const names = [named(shorten(name, most)), named(end)] as const;
  const y = old.boxes.y + (tight ? box.height / 2 : -10);
  const isShown = (text: string, most: number) => !tight || most >= Math.min(LEAST, text.length);
  const before = turned ? behind : old.boxes.x - names[0].width - 6;
  const under = old.boxes.x - label;
  return [
    { name: names[0], x: tight ? before : under, y, shown: isShown(name, most) },
    {
      name: names[1],
      x: tight ? after : next.boxes.x - nextLabel,
      y,
      shown: isShown(asked, mostAsked),
    },
  ] as const;
}

/** A long title cut to fewer characters than this says nothing. */
const LEAST = 9;

const strideWord = ({ operation, words }: RibbonSet['stage']) =>
  operation.tensors[0]?.strideUnit === 'byte' ? words.strideInBytes : words.stride;

function boxesOf({ ribbon, places, stage }: RibbonSet): Sprite[] {
  const { old, next } = ribbon.told;
  const box = { kind: 'box', ...places.box, text: 15, strong: true } as const;
  const stride = { kind: 'text', width: places.step - 2, height: 14, text: SMALL } as const;
  const { tensors, result } = stage.operation;
  const name = (tensor: number, dim: number, size: unknown) =>
    named(nameOf(tensors[tensor], dim), String(size).length, box.width, box.text);
  const hues = nextHues(ribbon.told);
  const both = [
    old.map(({ dim, size }) => ['old', dim, dim, name(0, dim, size)] as const),
    next.map(
      ({ dim, size }, at) => ['new', dim, hues[at] ?? dim, name(result ?? -1, dim, size)] as const,
    ),
  ];
  return both.flat().flatMap(([which, dim, hue, said]): Sprite[] => [
    { ...box, ...said, key: `${which}${dim}`, hue },
    { ...stride, key: `stride${which}${dim}`, hue, strong: true },
  ]);
}

function poseHeads(set: RibbonSet, told: RibbonState, poses: Map<string, Pose>): void {
  const { places, ribbon } = set;
  const { old, next, box, label, tight } = places;
  const look = told.view.outcome === 'refused' ? 'refused' : undefined;
  titlesOf(set).forEach(({ x, y, shown }, at) => {
    poses.set(`title${at}`, { x, y, opacity: shown ? 1 : 0, look: at === 1 ? look : undefined });
  });
  const row = old.boxes.y + box.height + 9;
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

function poseOld({ places }: RibbonSet, { view }: RibbonState, poses: Map<string, Pose>): void {
  const { boxes } = places.old;
  view.old.forEach(({ dim, size, stride, state }, at) => {
    const x = boxes.x + at * places.step;
    const look = state === 'current' ? 'current' : 'given';
    poses.set(`old${dim}`, { x, y: boxes.y, opacity: 1, look, label: String(size) });
    const below = { x: x + places.box.width / 2, y: boxes.y + places.box.height + 9 };
    poses.set(`strideold${dim}`, { ...below, opacity: 1, label: String(stride) });
  });
}

function poseNext(set: RibbonSet, told: RibbonState, poses: Map<string, Pose>): void {
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
    // Rows with unequal hops get no stride, even if the dim would have one within its chunk.
    const uneven = at === told.view.next.length - 1 && stride !== null && set.uneven.size > 0;
    const none = (state === 'straddles' || uneven) && !told.copied && !told.miscounted;
    const given = told.copied ? (made?.[dim] ?? null) : stride;
    const label = none ? '✕' : String(given ?? '');
    const red = label === '✕' ? 'refused' : undefined;
    const when = [0.75, 1] as const;
    poses.set(`stridenew${dim}`, { ...below, opacity: label ? 1 : 0, label, look: red, when });
  });
}

const anyOpen = ({ view }: RibbonState) => view.next.some(({ size }) => Number(size) < 0);

/** The two numbers that are compared to decide whether a chunk continues or ends. */
function poseSaid(
  { places, stage }: RibbonSet,
  { view }: RibbonState,
  poses: Map<string, Pose>,
): void {
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

/** Shows the first two unequal jumps: no single stride can make both. */
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
  // For the last dim the jumps replace its stride; for other dims they are below the strides.
  const last = dim === ribbon.told.next.length - 1;
  if (last) poses.delete(`stridenew${dim}`);
  const most = stage.room.width - wide - 4;
  poses.set('saidnew', {
    x: Math.min(x, most),
    y: boxes.y + places.box.height + (last && x <= most ? 9 : 26),
    opacity: 1,
    label,
    look: 'refused',
  });
}
