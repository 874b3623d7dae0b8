import type { Int } from '../core/types';
import { CELL, hatch, round, TEXT, textWidth, translate } from './geometry';
import { hueOf } from './hue';
import { words } from './words';

export type CellStyle =
  | 'given'
  | 'padded'
  | 'stretched'
  | 'refused'
  | 'result'
  | 'waiting'
  | 'current'
  | 'plain';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  hue?: number | null | undefined;
  look: CellStyle;
  label: string;
  /** Size before stretching, shown small in front. */
  was?: string | null;
  note?: string | null;
  /** The program's name for the dim, in small text before the size. */
  name?: string | null | undefined;
  /** x of the numbers in px from the left edge; the middle if left out. */
  center?: number;
}

/** Draws a dim as a box with its size in large text and its stride or state in small text. */
export function Box({
  x,
  y,
  width,
  height = CELL.height,
  hue,
  look,
  label,
  was,
  note,
  name,
  center = width / 2,
}: BoxProps) {
  const text = was ? `${was}→${label}` : label;
  const fontSize = Math.max(
    TEXT.tiny,
    Math.min(TEXT.size, Math.floor((width - 8) / (text.length * 0.68))),
  );
  const middle = note ? height * 0.42 : height / 2;
  return (
    <g class="sw-box sw-move" data-look={look} {...hueOf(hue)} transform={translate(x, y)}>
      {look === 'stretched' &&
        [8, 4].map((shift) => (
          <rect
            key={shift}
            class="sw-echo"
            x={shift}
            y={shift}
            width={round(width)}
            height={height}
            rx={CELL.radius}
          />
        ))}
      <rect class="sw-edge" width={round(width)} height={height} rx={CELL.radius} />
      {hue != null && hue > 7 && (
        <path class="sw-bar" d={`M4 ${height - 3.5}h${round(width - 8)}`} />
      )}
      {look === 'refused' && <path class="sw-hatch" d={hatch(width, height)} />}
      {look === 'refused' && (
        <rect
          class="sw-plate"
          x={round(center - plate(text, fontSize, note) / 2)}
          y="6"
          width={plate(text, fontSize, note)}
          height={height - 12}
          rx="4"
        />
      )}
      <text
        class="sw-size"
        x={round(center)}
        y={round(middle + fontSize * 0.36)}
        font-size={fontSize}
      >
        {was && <tspan class="sw-was">{was}→</tspan>}
        {label}
      </text>
      {name && textWidth(name, TEXT.tiny) + 8 <= (width - textWidth(text, fontSize)) / 2 && (
        <text
          class="sw-dim"
          x="6"
          y={round(middle + fontSize * 0.36)}
          font-size={TEXT.tiny}
          text-anchor="start"
        >
          {name}
        </text>
      )}
      {note && (
        <text class="sw-note" x={round(center)} y={height - 8} font-size={TEXT.tiny}>
          {note}
        </text>
      )}
    </g>
  );
}

/** Numbers on a hatch stand on a plain plate, or they could not be read. */
function plate(text: string, size: number, note: string | null | undefined): number {
  return Math.max(textWidth(text, size), note ? textWidth(note, TEXT.tiny) : 0) + 10;
}

/** The stride as it fits under a size. */
export function strideNote(stride: Int, width: number): string {
  const note = words.stride(stride);
  return textWidth(note, TEXT.tiny) < width ? note : words.strideShort(stride);
}
