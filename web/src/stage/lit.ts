/** Marks the cells that an element is read from and written to, in grids and storages. */
import { type Access, type Flow, standsAt } from './flows';
import type { StageSet } from './set';
import type { Pose, Sprite, SpriteMark } from './sprites';

/**
 * Key by tensor and by position among that tensor's reads, so that a sprite keeps the colour of its
 * operand.
 */
export function keyOf(reads: readonly Access[], read: Access, more: string): string {
  const own = reads.filter(({ tensor }) => tensor === read.tensor);
  return `${more}${read.tensor}:${own.indexOf(read)}`;
}

/** The most reads that one element has of one tensor. */
export function numbered(
  flows: readonly Flow[],
  tensor: number,
  of: (flow: Flow) => readonly Access[],
): number[] {
  const counts = flows.map((flow) => of(flow).filter((read) => read.tensor === tensor).length);
  return Array.from({ length: Math.max(0, ...counts) }, (_, at) => at);
}

export function litSprites(
  { cell, strips }: StageSet['places'],
  key: string,
  operand: SpriteMark,
): Sprite[] {
  const store = strips[0]?.cell ?? { width: 0, height: 0 };
  return [
    { key: `lit${key}`, kind: 'frame', operand, ...cell, text: 0 },
    { key: `store${key}`, kind: 'frame', operand, ...store, text: 0 },
  ];
}

export function poseLit(
  set: StageSet,
  key: string,
  access: Access,
  poses: Map<string, Pose>,
  when: readonly [number, number],
) {
  const { grid, store } = standsAt(set, access);
  if (grid) poses.set(`lit${key}`, { ...grid, look: 'lit', when });
  if (store) poses.set(`store${key}`, { ...store, look: 'lit', when });
}
