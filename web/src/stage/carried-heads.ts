/** Sizes of a result travel from the axes they come from, once the core has explained them. */
import type { Scene } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import type { StagePart, StageSet } from './set';
import type { PosesInMaking } from './sprites';

/** Must be posed after the grids. */
export function carriedHeadsOf(set: StageSet): StagePart {
  const { cast, operation } = set;
  const result = cast.actors.find(({ tensor }) => tensor === operation.result);
  return {
    sprites: [],
    pose(scene, poses) {
      const dims = figureOf(scene, 'dims');
      if (!dims || !result) return;
      poseResult(dims, result.tensor, poses);
      if (scene.phase === 'move') poseSource(set, dims, scene, poses);
    },
  };
}

function poseResult({ after }: FigureOf<'dims'>, tensor: number, poses: PosesInMaking) {
  after.forEach(({ from, known, current }, at) => {
    const key = `axis${tensor}:${at}`;
    const own = poses.get(key);
    const source = poses.get(`axis0:${from}`);
    if (!own) return;
    // If only one block is drawn, the head of the blocks is hidden and stays so.
    const opacity = own.opacity === 0 ? 0 : 1;
    if (known) poses.set(key, { ...own, opacity, look: current ? 'current' : undefined });
    else poses.set(key, { ...own, ...(source && { x: source.x, y: source.y }), opacity: 0 });
  });
}

/** Marks the head of the step's dim; a dim whose elements become one also shows the new size 1. */
function poseSource(
  { places }: StageSet,
  { before }: FigureOf<'dims'>,
  { event }: Scene,
  poses: PosesInMaking,
) {
  const { dim, size } = event.values;
  const becomesOne = event.id === 'REDUCE_GONE' || event.id === 'REDUCE_KEPT';
  before.forEach((one) => {
    const key = `axis0:${one.dim}`;
    const pose = poses.get(key);
    if (!pose || !one.moved || one.dim !== dim) return;
    // Beside a grid there is no room for both sizes.
    const label = places.grids[0]?.grid.across[one.dim] ? `${size}→1` : '→1';
    poses.set(key, { ...pose, look: 'current', ...(becomesOne && { label }) });
  });
}
