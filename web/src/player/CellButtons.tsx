import { useRef, useState } from 'preact/hooks';
import type { Int } from '../core/types';
import type { PlacedTensor } from '../figures/TensorFigure';
import { indexAt, indices } from '../figures/window';
import { placeName } from './look';
import { remarkWords as words } from './remark-words';

interface Props {
  name: string;
  /** Name of the table for screen readers. */
  label: string;
  place: PlacedTensor;
  onCell: (index: Int[]) => void;
}

/** A table of buttons over the cells of a picture: one stop for Tab, arrows inside. */
export function CellButtons({ name, label, place, onCell }: Props) {
  const { page, layout, x, grid } = place;
  const { window, cells } = page;
  const [current, setCurrent] = useState(0);
  const table = useRef<HTMLTableElement>(null);
  const all = [...indices(window.count)];
  const columns = window.count.at(-1) ?? 1;
  if (all.length === 0) return null;
  const rows = Array.from({ length: all.length / columns }, (_, row) => row * columns);
  const go = (to: number) => {
    const at = Math.max(0, Math.min(all.length - 1, to));
    setCurrent(at);
    table.current?.querySelectorAll('button')[at]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, current, columns);
    if (step === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(current + step);
  };
  return (
    <table ref={table} aria-label={label} onKeyDown={onKeyDown}>
      <tbody>
        {rows.map((first) => (
          <tr key={first}>
            {all.slice(first, first + columns).map((spot, column) => {
              const at = first + column;
              const index = spot.map((value, dim) => indexAt(window, dim, value));
              const corner = layout.place(spot);
              const chosen = page.active.some(({ index: lit }) => lit.join() === index.join());
              return (
                <td key={at}>
                  <button
                    type="button"
                    class="sw-cell-button"
                    data-storage={page.info.storage}
                    data-address={cells.addresses[at]}
                    tabIndex={at === Math.min(current, all.length - 1) ? 0 : -1}
                    aria-pressed={chosen}
                    aria-label={words.cell(
                      placeName(name, index),
                      cells.labels?.[at] ?? '?',
                      cells.addresses[at] ?? 0,
                    )}
                    style={{
                      left: `${x + corner.x}px`,
                      top: `${grid + corner.y}px`,
                      width: `${layout.cell.width}px`,
                      height: `${layout.cell.height}px`,
                    }}
                    onClick={() => {
                      setCurrent(at);
                      onCell(index);
                    }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of cells that a key moves; null for other keys. */
function stepOf(key: string, current: number, columns: number): number | null {
  const column = current % columns;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
  };
  return steps[key] ?? null;
}
