import { frameAt } from './frame';
import { Hatch } from './Hatch';
import { Drawing, drawnOf, ordered } from './StagePicture';
import type { StageStory } from './sprites';

interface Props {
  story: StageStory;
  position: number;
  label: string;
  /** Leaves out what is drawn faintly because it is still to come, outlines of places, and the result. */
  asks?: boolean | undefined;
}

/** The name of what a view would be (its sign says whose storage it is in), and the arrow to a result. */
const OF_RESULT = ['title1', 'becomes'];
/** Ends a name that was cut because of the result's: the table of sizes has it whole. */
const CUT = '…';

/** Opacity: what is there at a step has more, what comes later has less. */
const THERE = 0.5;

/** A frame that never moves: hidden sprites are left out. */
export function StageStill({ story, position, label, asks }: Props) {
  const frame = frameAt(story, position);
  const axes = asks ? axesOfResult(story) : null;
  const table = story.sprites.some(({ key }) => key === 'name0');
  return (
    <svg
      class="sw-figure st-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${story.width} ${story.height}`}
      width={story.width}
      height={story.height}
    >
      {[...frame.values()].some(({ look }) => look === 'refused') && <Hatch />}
      {ordered(story).map((sprite) => {
        const drawn = drawnOf(frame, sprite);
        const left =
          asks &&
          (drawn.opacity < THERE ||
            sprite.kind === 'frame' ||
            sprite.operand === 'result' ||
            (axes !== null && sprite.key.startsWith(axes)) ||
            OF_RESULT.includes(sprite.key) ||
            (table && sprite.label?.endsWith(CUT)));
        return left || drawn.opacity < 0.01 ? null : (
          <Drawing key={sprite.key} sprite={sprite} drawn={drawn} letters={story.letters} />
        );
      })}
    </svg>
  );
}

/** Begin of the keys of the result's sizes, which have the colours of dims; null if it has no title. */
function axesOfResult({ sprites }: StageStory): string | null {
  const title = sprites.find(({ key, operand }) => operand === 'result' && /^title\d/.test(key));
  return title ? `${title.key.replace('title', 'axis')}:` : null;
}
