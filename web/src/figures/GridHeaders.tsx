import type { ComponentChildren } from 'preact';
import type { Int } from '../core/types';
import { memoByValue } from '../lib/memo';
import { round, TEXT } from './geometry';
import type { GridLayout } from './grid-layout';
import { hueOf } from './hue';
import { type CellWindow, indexAt, indices } from './window';

interface Props {
  window: CellWindow;
  layout: GridLayout;
  hues: (number | null)[];
  shape: readonly Int[];
}

/** Indices along rows and columns in their dimension's colour; an ellipsis where cells are left out. */
export const GridHeaders = memoByValue((props: Props) => {
  const rank = props.window.count.length;
  if (rank === 0) return null;
  const outer = props.window.count.slice(0, Math.max(0, rank - 2));
  return (
    <g>
      {[...indices(outer)].map((block) => (
        <BlockHeaders key={block.join()} {...props} block={block} />
      ))}
      {outer.map((_, dim) => (
        <BlockSkip key={dim} {...props} dim={dim} />
      ))}
    </g>
  );
});

function BlockHeaders({ window, layout, hues, shape, block }: Props & { block: number[] }) {
  const rank = window.count.length;
  const [row, column] = [rank - 2, rank - 1];
  const corner = layout.place([...block, ...(rank > 1 ? [0, 0] : [0])]);
  const places = (dim: number) => Array.from({ length: window.count[dim] ?? 0 }, (_, at) => at);
  const end = (dim: number) => layout.along(Math.max(0, (window.count[dim] ?? 0) - 1), dim);
  const [before, after] = [
    (dim: number) => (window.start[dim] ?? 0) > 0,
    (dim: number) =>
      indexAt(window, dim, Math.max(0, (window.count[dim] ?? 0) - 1)) + 1 < Number(shape[dim]),
  ];
  const earlier = before(row) ? (before(column) ? '⋱' : '⋮') : before(column) ? '⋯' : '';
  const base = corner.y + layout.cell.height / 2 + 4;
  return (
    <g>
      {rank > 2 && (
        <text
          class="sw-dim sw-start"
          x={round(corner.x)}
          y={round(corner.y - 24)}
          font-size={TEXT.small}
        >
          [
          {block.map((value, dim) => (
            <tspan key={dim} class="sw-ink" {...hueOf(hues[dim])}>
              {indexAt(window, dim, value)},{' '}
            </tspan>
          ))}
          :, :]
        </text>
      )}
      <g {...hueOf(hues[column])}>
        <g data-slides="x">
          {places(column).map((at) => (
            <Label
              key={at}
              x={corner.x + layout.along(at, column) + layout.cell.width / 2}
              y={corner.y - 7}
            >
              {indexAt(window, column, at)}
            </Label>
          ))}
        </g>
        {earlier && (
          <Label x={corner.x - 7} y={corner.y - 7} side="sw-end" big>
            {earlier}
          </Label>
        )}
        {after(column) && (
          <Label
            x={corner.x + end(column) + layout.cell.width + 4}
            y={corner.y - 7}
            side="sw-start"
            big
          >
            ⋯
          </Label>
        )}
      </g>
      {rank > 1 && (
        <g {...hueOf(hues[row])}>
          <g data-slides="y">
            {places(row).map((at) => (
              <Label key={at} x={corner.x - 7} y={base + layout.along(at, row)} side="sw-end">
                {indexAt(window, row, at)}
              </Label>
            ))}
          </g>
          {after(row) && (
            <Label
              x={corner.x - 9}
              y={corner.y + end(row) + layout.cell.height + 14}
              side="sw-end"
              big
            >
              ⋮
            </Label>
          )}
        </g>
      )}
      <CellSkips window={window} layout={layout} hues={hues} corner={corner} />
    </g>
  );
}

function Label({
  x,
  y,
  side = '',
  big = false,
  children,
}: {
  x: number;
  y: number;
  side?: string;
  big?: boolean;
  children: ComponentChildren;
}) {
  return (
    <text
      class={`sw-index ${side}`}
      x={round(x)}
      y={round(y)}
      font-size={big ? TEXT.body : TEXT.tiny}
    >
      {children}
    </text>
  );
}

/** Draws an ellipsis in each row and column of a summary that leaves cells out. */
function CellSkips({
  window,
  layout,
  hues,
  corner,
}: Pick<Props, 'window' | 'layout' | 'hues'> & { corner: { x: number; y: number } }) {
  const rank = window.count.length;
  const [row, column] = [rank - 2, rank - 1];
  const { cell, along } = layout;
  /** Middle of the gap that a summary leaves in a dimension, or null. */
  const gap = (dim: number, size: number) => {
    const [count, tail] = [window.count[dim] ?? 0, window.tail[dim] ?? 0];
    return tail > 0 ? (along(count - tail - 1, dim) + size + along(count - tail, dim)) / 2 : null;
  };
  const [across, down] = [gap(column, cell.width), rank > 1 ? gap(row, cell.height) : null];
  const rows = Array.from({ length: rank > 1 ? (window.count[row] ?? 0) : 1 }, (_, at) => at);
  const columns = Array.from({ length: window.count[column] ?? 0 }, (_, at) => at);
  return (
    <g class="sw-skip" font-size={TEXT.body}>
      {across !== null && (
        <g {...hueOf(hues[column])}>
          {rows.map((at) => (
            <text
              key={at}
              x={round(corner.x + across)}
              y={round(corner.y + (rank > 1 ? along(at, row) : 0) + cell.height / 2 + 5)}
            >
              ⋯
            </text>
          ))}
        </g>
      )}
      {down !== null && (
        <g {...hueOf(hues[row])}>
          {columns.map((at) => (
            <text
              key={at}
              x={round(corner.x + along(at, column) + cell.width / 2)}
              y={round(corner.y + down + 5)}
            >
              ⋮
            </text>
          ))}
        </g>
      )}
      {across !== null && down !== null && (
        <text class="sw-faint" x={round(corner.x + across)} y={round(corner.y + down + 5)}>
          ⋱
        </text>
      )}
    </g>
  );
}

/** Between the blocks of an outer dimension that is summarised. */
function BlockSkip({ window, layout, hues, dim }: Props & { dim: number }) {
  const tail = window.tail[dim] ?? 0;
  if (tail === 0) return null;
  const index = window.count.map(() => 0);
  index[dim] = (window.count[dim] ?? 0) - tail;
  const next = layout.place(index);
  const across = layout.across[dim];
  return (
    <g class="sw-skip" font-size={TEXT.name} {...hueOf(hues[dim])}>
      <text
        x={round(across ? next.x - layout.left - 20 : next.x + layout.cell.width / 2)}
        y={round(across ? next.y + layout.cell.height / 2 + 5 : next.y - layout.top - 6)}
      >
        {across ? '⋯' : '⋮'}
      </text>
    </g>
  );
}
