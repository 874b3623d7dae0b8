/** A frame as SVG: drawn once a story, then only moved (paint.ts). */

import { translate } from '../figures/geometry';
import { memo } from '../lib/memo';
import { NAME } from './dim-names';
import { type Drawn, type Frame, frameAt } from './frame';
import { Hatch } from './Hatch';
import type { DrawnCellFacts, Sprite, StageStory } from './sprites';
import { MONO, shownIn } from './text';

interface Props {
  story: StageStory;
  /** Position of the first drawing. */
  position: number;
  title: string;
  sentence: string;
}

export const StagePicture = ({ story, position, title, sentence }: Props) => (
  <svg
    class="sw-figure st-picture"
    role="img"
    aria-label={title}
    viewBox={`0 0 ${story.width} ${story.height}`}
    width={story.width}
    height={story.height}
  >
    <title>{title}</title>
    <desc>{sentence}</desc>
    <Hatch />
    <Drawings story={story} position={position} />
  </svg>
);

/** Renders again only for another story: all movement is painted directly (paint.ts). */
const Drawings = memo(({ story, position }: Pick<Props, 'story' | 'position'>) => {
  const frame = frameAt(story, position);
  return ordered(story).map((sprite) => (
    <Drawing
      key={sprite.key}
      sprite={sprite}
      drawn={drawnOf(frame, sprite)}
      letters={story.letters}
    />
  ));
});

const LAYERS = {
  thread: 0,
  strip: 1,
  cell: 2,
  box: 2,
  path: 3,
  text: 3,
  frame: 4,
  chip: 5,
} as const;

/** Drawing order: threads below cells, moving things above, and ghosts lowest of the cells. */
export const ordered = ({ sprites }: StageStory) =>
  [...sprites].sort((a, b) => layerOf(a) - layerOf(b));

export const layerOf = ({ kind, cell, under = cell?.ghost }: Sprite) =>
  LAYERS[kind] - (under ? 0.5 : 0);

const GONE: Drawn = {
  x: 0,
  y: 0,
  opacity: 0,
  look: undefined,
  label: undefined,
  path: undefined,
  cell: undefined,
  shown: 1,
};

export const drawnOf = (frame: Frame, { key }: Sprite): Drawn => frame.get(key) ?? GONE;

/** Operand signs, shown before names. */
const MARKS: Record<string, string> = { 0: '●', 1: '◆', 2: '▲', 3: '▼', result: '■', apart: '○' };

interface DrawingProps {
  sprite: Sprite;
  drawn: Drawn;
  letters: boolean;
}

export function Drawing({ sprite, drawn, letters }: DrawingProps) {
  const { key, kind, hue, operand, cell, strong } = sprite;
  const dim = hue === null || hue === undefined ? undefined : hue % 8;
  const value = drawn.label ?? sprite.label;
  return (
    <g
      class={`st-${kind}`}
      data-key={key}
      data-hue={dim}
      data-operand={operand}
      data-strong={strong || undefined}
      data-look={drawn.look}
      {...(cell && factsOf(drawn.cell ?? cell))}
      data-value={cell && drawn.look !== 'slot' ? value : undefined}
      data-blank={cell && drawn.look === 'slot' ? '' : undefined}
      transform={translate(drawn.x, drawn.y)}
      opacity={round(drawn.opacity)}
      display={drawn.opacity < 0.01 ? 'none' : undefined}
    >
      <Shape
        sprite={sprite}
        drawn={drawn}
        value={shownIn(sprite, value ?? '', drawn.cell ?? cell, letters)}
      />
    </g>
  );
}

/** Data attributes of a cell, for pointer and keys and for tests. */
export const factsOf = ({ tensor, index, address, storage, ghost, number }: DrawnCellFacts) => ({
  'data-tensor': tensor === null ? undefined : String(tensor),
  'data-index': index ?? undefined,
  'data-address': String(address),
  'data-storage': String(storage),
  'data-number': number === undefined ? undefined : String(number),
  'data-ghost': ghost ? '' : undefined,
});

/** True for sprites drawn as a line along their path. */
export const isLine = ({ kind }: Sprite) => kind === 'thread' || kind === 'path';

export const round = (value: number) => Math.round(value * 100) / 100;

function Shape({ sprite, drawn, value }: { sprite: Sprite; drawn: Drawn; value: string }) {
  const { kind, width, height, text, small, operand } = sprite;
  const middle = width / 2;
  if (isLine(sprite))
    return (
      <path
        d={drawn.path ?? 'M0 0'}
        pathLength={1}
        stroke-dasharray="1 1"
        stroke-dashoffset={round(1 - drawn.shown)}
      />
    );
  if (kind === 'text') {
    const anchor = sprite.anchor ?? 'middle';
    return (
      <>
        <text class="st-label" y={round(text * 0.35)} font-size={text} data-anchor={anchor}>
          {operand === undefined ? value : `${MARKS[operand]} ${value}`}
        </text>
        {small !== undefined && (
          <text class="st-small" y={text * 0.35 + 14} font-size={12} data-anchor={anchor}>
            {small}
          </text>
        )}
      </>
    );
  }
  // The name of a dim goes before its size.
  const before = kind === 'box' && small ? small.length * MONO * NAME + 4 : 0;
  const radius = kind === 'strip' ? 0 : kind === 'box' ? 6 : 5;
  const base = small && kind === 'cell' ? text * 1.15 + 1 : height / 2 + text * 0.35;
  return (
    <>
      <rect width={width} height={round(height)} rx={radius} />
      {kind !== 'frame' && (
        <text class="st-label" x={middle + before / 2} y={Math.round(base)} font-size={text}>
          {value}
        </text>
      )}
      {small !== undefined && (
        <text
          class="st-small"
          x={before ? 4 : middle}
          y={before ? Math.round(base) : kind === 'strip' ? height + 13 : height - 4}
          font-size={before ? NAME : 12}
          data-anchor={before ? 'start' : undefined}
        >
          {small}
        </text>
      )}
    </>
  );
}
