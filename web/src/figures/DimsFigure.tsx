import type { DimsFigure as Dims } from '../core/types';
import { Box, strideNote } from './Box';
import { Figure } from './Figure';
import { further } from './further-words';
import { CELL, clamp, NARROW, round, TEXT, textWidth } from './geometry';
import { hueOf } from './hue';
import { words } from './words';

interface Props {
  dims: Dims;
  /** Nothing came of it. */
  refused: boolean;
  sentence: string;
  width: number;
}

/** Dimensions move with their size and stride; lines show which went where. */
export function DimsFigure({ dims, refused, sentence, width }: Props) {
  const narrow = width < NARROW;
  const [left, top] = narrow ? [0, 52] : [120, 32];
  const columns = Math.max(1, dims.before.length, dims.after.length);
  const notes = [...dims.before, ...dims.after].map(
    (dim) => textWidth((narrow ? words.strideShort : words.stride)(dim.stride), TEXT.tiny) + 14,
  );
  const pitch = Math.floor(clamp((width - left - 16) / columns, Math.max(40, ...notes), 140));
  const gap = pitch > 80 ? CELL.gap : 6;
  const lower = top + CELL.height + (narrow ? 104 : 84);
  const x = (at: number) => left + at * pitch + gap / 2;
  const middle = (at: number) => x(at) + (pitch - gap) / 2;
  return (
    <Figure
      title={further.dimsTitle}
      sentence={sentence}
      width={left + pitch * columns + 16}
      height={refused ? top + CELL.height + 12 : lower + CELL.height + 40}
    >
      <text class="sw-label" x={narrow ? 0 : 16} y={narrow ? 14 : top + 31} font-size={TEXT.body}>
        {further.before}
      </text>
      {dims.after.map(
        (dim, at) =>
          dim.known &&
          dim.from !== null && (
            <path
              key={`l${dim.from}`}
              class="sw-thread"
              {...hueOf(dim.from)}
              data-current={dim.current || undefined}
              pathLength={1}
              d={thread(
                middle(dims.before.findIndex((old) => old.dim === dim.from)),
                top + CELL.height,
                middle(at),
                lower,
              )}
            />
          ),
      )}
      {!refused && (
        <g class="sw-over">
          <text
            class="sw-label"
            x={narrow ? 0 : 16}
            y={narrow ? lower - 30 : lower + 31}
            font-size={TEXT.body}
          >
            {further.after}
          </text>
        </g>
      )}
      {dims.before.length === 0 && <NoDims x={x(0)} y={top} />}
      {!refused && dims.after.length === 0 && <NoDims x={x(0)} y={lower} />}
      {dims.before.map((dim, at) => (
        <g key={`b${dim.dim}`} {...hueOf(dim.dim)}>
          <text class="sw-dim" x={round(middle(at))} y={top - 8} font-size={TEXT.body}>
            {pitch < 56 ? dim.dim : words.dim(dim.dim)}
          </text>
          <Box
            x={x(at)}
            y={top}
            width={pitch - gap}
            hue={dim.dim}
            look="given"
            label={String(dim.size)}
            note={strideNote(dim.stride, pitch - gap)}
          />
        </g>
      ))}
      {dims.after.map((dim, at) => (
        <g key={`a${dim.dim}`}>
          <text
            class="sw-faint"
            x={round(middle(at))}
            y={lower + CELL.height + 18}
            font-size={TEXT.small}
          >
            {pitch < 56 ? dim.dim : words.dim(dim.dim)}
          </text>
          {dim.known ? (
            <Box
              x={x(at)}
              y={lower}
              width={pitch - gap}
              hue={dim.from}
              look={dim.current ? 'current' : 'result'}
              label={String(dim.size)}
              note={strideNote(dim.stride, pitch - gap)}
            />
          ) : (
            <Box x={x(at)} y={lower} width={pitch - gap} look="waiting" label="" />
          )}
        </g>
      ))}
    </Figure>
  );
}

function NoDims({ x, y }: { x: number; y: number }) {
  return (
    <text class="sw-faint sw-start" x={x} y={y + 31} font-size={TEXT.body}>
      {words.noDims}
    </text>
  );
}

/** Says below the figure whether reading order is still storage order. */
export function Contiguity({ contiguous }: { contiguous: boolean | null }) {
  if (contiguous === null) return null;
  return (
    <p class="sw-remark">{contiguous ? `✓ ${further.contiguous}` : `↯ ${further.notContiguous}`}</p>
  );
}

function thread(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (y1 + y2) / 2;
  return `M${round(x1)} ${y1}C${round(x1)} ${middle} ${round(x2)} ${middle} ${round(x2)} ${y2}`;
}
