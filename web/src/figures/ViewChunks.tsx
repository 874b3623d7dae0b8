import type { ViewFigure } from '../core/types';
import { Box, type CellStyle, strideNote } from './Box';
import { Figure } from './Figure';
import { further } from './further-words';
import {
  CELL,
  clamp,
  GUTTER,
  levels,
  NARROW,
  round,
  TEXT,
  textWidth,
  VIEW_WIDTH,
} from './geometry';
import { chunkHue, hueOf } from './hue';
import { type Interval, layoutView } from './view-layout';
import { minus, words } from './words';

interface Props {
  view: ViewFigure;
  sentence: string;
  width: number;
}

const INSET = 10;
const LABEL = 28;

/** The old dimensions with their chunks and cuts; the new ones under them, on the same axis. */
export function ViewChunks({ view, sentence, width }: Props) {
  const at = layout(view, width);
  return (
    <Figure title={further.viewTitle} sentence={sentence} width={at.width} height={at.height}>
      <text class="sw-label" x={at.labelX} y={at.gutter ? at.oldY + 31 : 14} font-size={TEXT.body}>
        {further.tensorHas}
      </text>
      <text
        class="sw-label"
        x={at.labelX}
        y={at.gutter ? at.nextY + 31 : at.nextY - 28}
        font-size={TEXT.body}
      >
        {further.viewAsks}
      </text>
      {view.old.length === 0 && <NoDims x={at.gutter || at.labelX} y={at.oldY} />}
      {view.next.length === 0 && <NoDims x={at.gutter || at.labelX} y={at.nextY} />}
      {view.chunks.map((chunk) => (
        <Chunk key={chunk.last} chunk={chunk} at={at} />
      ))}
      {view.old.map((old, dim) => (
        <g key={`o${old.dim}`} {...hueOf(old.dim)}>
          <text class="sw-dim" x={mid(at.old[dim])} y={at.oldY - 8} font-size={TEXT.body}>
            {words.dim(old.dim)}
          </text>
          <Box
            {...inner(at.old[dim])}
            y={at.oldY}
            hue={old.dim}
            look={old.state === 'current' ? 'current' : 'given'}
            label={String(old.size)}
            note={strideNote(old.stride, inner(at.old[dim]).width)}
          />
        </g>
      ))}
      {view.next.map((next, dim) => (
        <g key={`n${next.dim}`}>
          {next.inferred && (
            <text class="sw-faint" x={mid(at.next[dim])} y={at.nextY - 8} font-size={TEXT.small}>
              {further.inferred}
            </text>
          )}
          <Box
            {...inner(at.next[dim])}
            y={at.nextY}
            hue={chunkHue(view, next.chunk)}
            look={lookOf(next.state, next.stride !== null)}
            center={
              next.state === 'straddles'
                ? clearOfCuts(view, at, inner(at.next[dim]), String(next.size))
                : inner(at.next[dim]).width / 2
            }
            label={String(next.size)}
            note={next.stride === null ? null : strideNote(next.stride, inner(at.next[dim]).width)}
          />
          {next.state === 'straddles' && (
            <Straddle
              size={String(next.size)}
              where={at.next[dim]}
              y={at.nextY + CELL.height}
              right={at.width}
            />
          )}
        </g>
      ))}
      {view.cuts.map((cut) => (
        <Cut
          key={cut.after}
          x={at.old[cut.after + 1]?.x ?? 0}
          from={at.oldY - 24}
          to={at.nextY + CELL.height + 8}
        />
      ))}
      <Comparisons view={view} at={at} />
      {view.outcome !== 'open' && !view.next.some(({ state }) => state === 'straddles') && (
        <text
          class="sw-outcome"
          data-outcome={view.outcome}
          x={at.labelX + (at.gutter && at.gutter - 6)}
          y={at.height - 10}
          font-size={TEXT.name}
        >
          {further.outcome[view.outcome]}
        </text>
      )}
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

function Chunk({ chunk, at }: { chunk: ViewFigure['chunks'][number]; at: ChunksLayout }) {
  const [first, last] = [inner(at.old[chunk.first]), inner(at.old[chunk.last])];
  const [left, right, y] = [first.x, last.x + last.width, at.oldY + CELL.height + 8];
  const text = further.chunk(chunk.numel);
  return (
    <g class="sw-chunk" data-current={chunk.current || undefined}>
      <path d={`M${round(left)} ${y}v6H${round(right)}v-6`} />
      <text x={round((left + right) / 2)} y={y + 20} font-size={TEXT.small}>
        {textWidth(text, TEXT.small, false) > right - left + 16 ? chunk.numel : text}
      </text>
    </g>
  );
}

/** Between two neighbours: what the stride would have to be. Numbers are the core's. */
function Comparisons({ view, at }: { view: ViewFigure; at: ChunksLayout }) {
  const labels = view.old.flatMap((old, dim) => {
    const inner = view.old[dim + 1];
    const cut = view.cuts.find((candidate) => candidate.after === dim);
    if (
      !inner ||
      old.expected === null ||
      (!cut && old.state !== 'current' && old.state !== 'joined')
    )
      return [];
    const text = cut
      ? `${at.gutter ? words.stride(cut.stride) : minus(cut.stride)} ≠ ${minus(cut.inner)} × ${cut.size} = ${minus(cut.expected)}`
      : `${minus(old.stride)} = ${minus(inner.stride)} × ${inner.size}`;
    const room = textWidth(text, TEXT.body) + 16;
    return [
      {
        text,
        cut: cut !== undefined,
        width: room,
        x: clamp(at.old[dim + 1]?.x ?? 0, room / 2 + 2, at.width - room / 2 - 2),
      },
    ];
  });
  const level = levels(labels);
  return (
    <>
      {labels.map((label, which) => {
        const y = at.compareY + Math.min(level[which] ?? 0, at.levels - 1) * LABEL;
        return (
          <g key={which} class="sw-compare" data-cut={label.cut || undefined}>
            <rect
              x={round(label.x - label.width / 2)}
              y={y}
              width={label.width}
              height="24"
              rx="12"
            />
            <text x={round(label.x)} y={y + 17} font-size={TEXT.body}>
              {label.text}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Cut({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <g class="sw-cut">
      <path d={`M${round(x)} ${from}V${to}`} />
      <text x={round(x)} y={from - 4} font-size={TEXT.small}>
        {further.cut}
      </text>
    </g>
  );
}

function Straddle({
  size,
  where,
  y,
  right,
}: {
  size: string;
  where: Interval | undefined;
  y: number;
  right: number;
}) {
  const text = `✕ ${further.straddles(size)}`;
  const half = textWidth(text, TEXT.body, false) / 2;
  return (
    <text
      class="sw-fault"
      x={round(clamp(mid(where), half, right - half))}
      y={y + 22}
      font-size={TEXT.body}
    >
      {text}
    </text>
  );
}

type ChunksLayout = ReturnType<typeof layout>;

function layout(view: ViewFigure, width: number) {
  const narrow = width < NARROW;
  const gutter = narrow ? 0 : GUTTER;
  const edge = narrow ? 0 : 16;
  const sizes = view.old.map((old) => old.size);
  const wide = Math.max(
    ...view.old.map((old) =>
      textWidth((narrow ? words.strideShort : words.stride)(old.stride), TEXT.tiny),
    ),
    narrow ? 28 : 44,
  );
  const boxes = layoutView(
    sizes,
    view.next.map((next) => next.size),
    Math.min(width, VIEW_WIDTH) - gutter - edge,
    wide + INSET + INSET,
  );
  const shift = (interval: Interval): Interval => ({
    x: interval.x + gutter,
    width: interval.width,
  });
  // Each possible comparison has a level of its own, so no step moves the new dims.
  const most = view.old.slice(1).map((old, dim) => ({
    x: boxes.old[dim + 1]?.x ?? 0,
    width:
      24 +
      textWidth(
        `${gutter ? words.stride(view.old[dim]?.stride ?? 0) : view.old[dim]?.stride} ≠ ${old.stride} × ${old.size} = ${view.old[dim]?.stride}`,
        TEXT.body,
      ),
  }));
  const rows = Math.max(1, ...levels(most).map((level) => level + 1));
  const oldY = narrow ? 56 : 44;
  const compareY = oldY + CELL.height + 36;
  const nextY = compareY + rows * LABEL + (narrow ? 44 : 20);
  return {
    gutter,
    oldY,
    compareY,
    nextY,
    levels: rows,
    labelX: narrow ? 0 : 16,
    old: boxes.old.map(shift),
    next: boxes.next.map(shift),
    width: Math.max(boxes.width + gutter + edge, Math.min(width, VIEW_WIDTH)),
    height: nextY + CELL.height + 40,
  };
}

function inner(interval: Interval | undefined): { x: number; width: number } {
  return {
    x: (interval?.x ?? 0) + INSET,
    width: Math.max(8, (interval?.width ?? 0) - INSET - INSET),
  };
}

function mid(interval: Interval | undefined): number {
  return round((interval?.x ?? 0) + (interval?.width ?? 0) / 2);
}

function lookOf(state: ViewFigure['next'][number]['state'], done: boolean): CellStyle {
  if (state === 'straddles') return 'refused';
  if (state === 'fits') return done ? 'result' : 'given';
  return state === 'current' ? 'current' : 'plain';
}

/** Place of a number in a box: the middle or, if a cut passes there, the middle of the widest part. */
function clearOfCuts(
  view: ViewFigure,
  at: ChunksLayout,
  box: { x: number; width: number },
  label: string,
): number {
  const room = textWidth(label, TEXT.size) + 32;
  const crossed = view.cuts
    .map(({ after }) => (at.old[after + 1]?.x ?? 0) - box.x)
    .filter((x) => x > 0 && x < box.width);
  if (crossed.every((x) => Math.abs(x - box.width / 2) > room / 2)) return box.width / 2;
  const edges = [0, ...crossed.sort((a, b) => a - b), box.width];
  const parts = edges.slice(1).map((edge, part) => ({ from: edges[part] ?? 0, to: edge }));
  const widest = parts.reduce((best, part) =>
    part.to - part.from > best.to - best.from + 1 ? part : best,
  );
  return (widest.from + widest.to) / 2;
}
