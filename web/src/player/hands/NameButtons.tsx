import { textWidth } from '../../figures/geometry';
import { LookButton } from '../LookButton';
import type { StageHandsProps } from '../StageHands';

const HIGH = 22;
/** Width in px of the operand sign before a name. */
const SIGN = 16;

/** Buttons over names: above the grids or, if there is no room there, in the table of sizes. */
export function NameButtons({ story, step, operation }: StageHandsProps) {
  const poses = story.pose(step);
  const sprites = new Map(story.sprites.map((sprite) => [sprite.key, sprite]));
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;
  return operation.tensors.map((info, tensor) => {
    const keys = [`title${tensor}`, `name${tensor}`];
    const key = keys.find((one) => (poses.get(one)?.opacity ?? 0) > 0);
    const [sprite, pose] = key ? [sprites.get(key), poses.get(key)] : [];
    if (!sprite || !pose || info.isNumber) return null;
    const shown = sprite.label?.startsWith(info.name) ? info.name : (sprite.label ?? '');
    return (
      <LookButton
        key={tensor}
        tensor={tensor}
        name={info.name}
        left={share(pose.x + SIGN, story.width)}
        top={share(pose.y - HIGH / 2, story.height)}
        width={share(textWidth(shown, sprite.text), story.width)}
        height={share(HIGH, story.height)}
      />
    );
  });
}
