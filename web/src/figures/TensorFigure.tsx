import type { Cells, ElementAccess, TensorInfo } from '../core/types';
import { Figure } from './Figure';
import { further } from './further-words';
import { GridTable } from './GridTable';
import { clamp, shorten, TEXT, textWidth, translate } from './geometry';
import { type GridLayout, layoutGrid } from './grid-layout';
import { type Link, Links } from './Links';
import { OperandMark } from './OperandMark';
import { layoutStrip, type Run, StorageStrip, type StripLayout, stripPlace } from './StorageStrip';
import { activePlace, TensorGrid } from './TensorGrid';
import type { Window } from './window';
import { tuple } from './words';

/** A tensor with the page of it that is shown. */
export interface TensorPage {
  info: TensorInfo;
  window: Window;
  cells: Cells;
  cellWidth: number;
  hues: (number | null)[];
  operand: number | 'result';
  active: ElementAccess[];
  /** Last element written so far, or null when all of it stands. */
  written: number | null;
  /** Small cells: values alone. */
  compact: boolean;
}

export interface StoragePage {
  first: number;
  cells: Cells;
  cellWidth: number;
}

export interface TensorFigureProps {
  /** Tensors over one storage. */
  pages: TensorPage[];
  /** Null for a storage without elements. */
  storage: StoragePage | null;
  /** Runs of addresses that a refused view would visit. */
  runs?: Run[];
  sentence: string;
  width: number;
  scale?: number;
  /** Room kept free on the left, to stand under a figure that has labels there. */
  inset?: number;
}

export interface Placed {
  page: TensorPage;
  layout: GridLayout;
  x: number;
  y: number;
}

/** Where the grids and the strip stand. */
export interface FigureLayout {
  placed: Placed[];
  strip: StripLayout | null;
  /** Upper edge of the strip. */
  top: number;
  width: number;
  height: number;
}

export const TITLE = 44;
/** Longest name, in pixels. */
const NAME = 216;

export function layoutFigure({
  pages,
  storage,
  runs = [],
  width: available,
  inset = 0,
}: Omit<TensorFigureProps, 'sentence'>): FigureLayout {
  const width = available - inset;
  const { placed, right, bottom } = placeGrids(pages, width);
  const strip =
    storage &&
    layoutStrip(storage.cells.addresses.length, storage.cellWidth, width, runs.length > 0);
  const top = bottom + (strip ? 28 : 0);
  return {
    placed,
    strip,
    top,
    width: Math.max(right + inset, (strip?.width ?? 0) + inset, inset && available),
    height: top + (strip?.height ?? 0),
  };
}

/** Tensors above, the storage that they share under them, links from the active cells to their addresses. */
export function TensorFigure(props: TensorFigureProps) {
  const { pages, storage, runs = [], sentence, scale = 1, inset = 0 } = props;
  const { placed, strip, top, width, height } = layoutFigure(props);
  const links = storage && strip ? placed.flatMap((one) => linksOf(one, storage, strip, top)) : [];
  const lone = pages.length === 1 ? pages[0] : undefined;
  const title = pages
    .map(({ info }) => further.tensorTitle(info.name, tuple(info.shape)))
    .join('; ');
  return (
    <>
      <Figure title={title} sentence={sentence} width={width} height={height} scale={scale}>
        <g transform={translate(inset, 0)}>
          {placed.map(({ page, layout, x, y }, at) => (
            <g key={at} transform={translate(x, y)}>
              <GridTitle page={page} />
              <g transform={translate(0, TITLE)}>
                <TensorGrid {...page} layout={layout} />
              </g>
            </g>
          ))}
          {storage && strip && (
            <g transform={translate(0, top)}>
              <StorageStrip
                layout={strip}
                cells={storage.cells}
                first={storage.first}
                size={pages[0]?.info.storageSize ?? 0}
                offset={pages[pages.length - 1]?.info.offset ?? null}
                written={lone ? lone.written : null}
                runs={runs}
                active={pages.flatMap((page) =>
                  page.active.map(({ address }) => ({ address, operand: page.operand })),
                )}
              />
            </g>
          )}
          <Links links={links} />
        </g>
      </Figure>
      {pages.map((page, at) => (
        <GridTable key={at} {...page} />
      ))}
    </>
  );
}

function GridTitle({ page: { info, operand, window } }: { page: TensorPage }) {
  const name = shorten(info.name, NAME, TEXT.name);
  return (
    <g>
      <OperandMark order={operand} x={6} y={11} />
      <text class="sw-name" x="18" y="16" font-size={TEXT.name}>
        {name}
      </text>
      <text class="sw-shape" x={18 + textWidth(name, TEXT.name) + 8} y="16" font-size={TEXT.body}>
        {tuple(info.shape)}
      </text>
      <text class="sw-shape" x="18" y="34" font-size={TEXT.small}>
        {detail(info, window)}
      </text>
    </g>
  );
}

function placeGrids(
  pages: TensorPage[],
  width: number,
): { placed: Placed[]; right: number; bottom: number } {
  let [x, y, row, right] = [0, 0, 0, 0];
  const placed = pages.map((page): Placed => {
    const empty = page.window.count.some((size) => size === 0);
    const layout = layoutGrid(page.window, page.cellWidth, width, page.compact);
    const wide = Math.max(empty ? 160 : layout.width + 20, titleWidth(page));
    if (x > 0 && x + wide > width) [x, y, row] = [0, y + row + 24, 0];
    const place = { page, layout, x, y };
    x += wide + 32;
    row = Math.max(row, TITLE + (empty ? 60 : layout.height + 12));
    right = Math.max(right, x - 32);
    return place;
  });
  return { placed, right, bottom: y + row };
}

function titleWidth({ info, window }: TensorPage): number {
  const name =
    Math.min(NAME, textWidth(info.name, TEXT.name)) + textWidth(tuple(info.shape), TEXT.body) + 28;
  return Math.max(name, textWidth(detail(info, window), TEXT.small) + 20);
}

/** Strides, and as a slice which part is shown where it is one. */
function detail({ shape, stride }: TensorInfo, { start, count, tail }: Window): string {
  const slices = shape.map((size, dim) => {
    const [from, cells] = [start[dim] ?? 0, count[dim] ?? 0];
    return cells < Number(size) && tail[dim] === 0 ? `${from}:${from + cells}` : ':';
  });
  const part = slices.every((slice) => slice === ':') ? '' : further.part(slices.join(', '));
  return `${further.strides(tuple(stride))}${part}`;
}

function linksOf(
  { page, layout, x, y }: Placed,
  storage: StoragePage,
  strip: StripLayout,
  top: number,
): Link[] {
  return page.active.flatMap((access, order) => {
    const cell = activePlace(access, page.window, page.cells, layout);
    const at = storage.cells.addresses.indexOf(Number(access.address));
    if (!cell || at < 0) return [];
    const to = stripPlace(strip, at);
    return [
      {
        key: `${page.operand}/${order}/${access.index}`,
        operand: page.operand,
        from: { x: x + cell.x + layout.cell.width, y: y + TITLE + cell.y + layout.cell.height / 2 },
        drop: y + TITLE + layout.height,
        enter: top + strip.top,
        to: { x: to.x + (at < strip.perLine ? strip.cell / 2 : 0), y: top + to.y },
      },
    ];
  });
}

/** Width that one of `groups` figures gets beside the others, or the whole. */
export function groupWidth(width: number, groups: number): number {
  const beside = (width - 32 * (groups - 1)) / groups;
  return beside >= 280 ? Math.floor(beside) : clamp(width, 240, 1200);
}
