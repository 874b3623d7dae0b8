/** The hops of a copy in its new storage, below its rows: all are the stride of its last dim. */
import { SMALL } from './arrange';
import { hopText } from './hop-text';
import { hopPlace, isBeside, type RibbonSet, toldAt } from './ribbon-set';
import type { StagePart } from './set';
import type { Sprite } from './sprites';

export function laidOf(set: RibbonSet): StagePart {
  const { ribbon, places, folded, stage } = set;
  const made = stage.operation.tensors[stage.operation.result ?? -1];
  const hop = made?.stride.at(-1);
  if (!ribbon.copies || hop === undefined) return { sprites: [], pose: () => {} };
  const hops = ribbon.links.flatMap(({ number }, order) => {
    const [a, b] = [folded[order] ?? null, folded[order + 1] ?? null];
    if (!a || !b || !isBeside(a, b)) return [];
    return [{ key: `laid${number}`, place: hopPlace(places, a, b) }];
  });
  return {
    sprites: hops.map(
      ({ key }): Sprite => ({
        key,
        kind: 'text',
        width: places.cell.width,
        height: 14,
        text: SMALL,
        strong: true,
        label: hopText(Number(hop)),
      }),
    ),
    pose(scene, poses) {
      const opacity = toldAt(set, scene).copied ? 1 : 0;
      for (const { key, place } of hops)
        poses.set(key, { ...place, opacity, look: 'good', when: [0.7, 1] });
    },
  };
}
