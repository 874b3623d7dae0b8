import type { Cells, ElementAccess, MissedPlace, TensorInfo } from '../core/types';
import { memoByValue } from '../lib/memo';
import { type Stable, useStable } from '../lib/stable';
import { sayName } from '../locales/translation';
import { Figure } from './Figure';
import { further } from './further-words';
import { GridTable } from './GridTable';
import { GridTitle, titleHeight, titleWidth } from './GridTitle';
import { Ground } from './Ground';
import { clamp, translate } from './geometry';
import { type GridLayout, layoutGrid } from './grid-layout';
import { type CellLink, Links } from './Links';
import { Missed, type MissedBox, placeMissed } from './Missed';
import {
  layoutStrip,
  OffsetNote,
  type Run,
  STRIP,
  StorageStrip,
  type StripLayout,
  type StripNow,
  StripState,
  stripPlace,
} from './StorageStrip';
import { GridState, TensorGrid } from './TensorGrid';
import { touchedBy } from './touched';
import type { CellWindow } from './window';
import { tuple } from './words';

/** A tensor with the page of it that is shown. */
export interface TensorPage {
  /** Index into the operation's tensors. */
  tensor: number;
  info: TensorInfo;
  window: CellWindow;
  cells: Cells;
  cellWidth: number;
  hues: (number | null)[];
  operand: number | 'result';
  active: ElementAccess[];
  /** Drawn as the operation reads it, under the common shape. */
  stretched?: boolean;
  /** Small cells: values alone. */
  compact: boolean;
  missed?: MissedPlace | null;
}

export interface StoragePage {
  first: number;
  cells: Cells;
  cellWidth: number;
}

export interface FigurePlan {
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

export interface TensorFigureProps extends FigurePlan {
  layout: FigureLayout;
}

export interface PlacedTensor {
  page: TensorPage;
  layout: GridLayout;
  x: number;
  y: number;
  /** Upper edge of its grid, below the title. */
  grid: number;
  missed: MissedBox | null;
}

const storageOf = (pages: readonly TensorPage[]) => pages[0]?.info.storage ?? 0;

/** Size of the storage in elements, as the last tensor shown sees it: a storage can grow. */
const sizeOf = (pages: readonly TensorPage[]) => pages.at(-1)?.info.storageSize ?? 0;

/** Places of the grids and of the strip. */
export interface FigureLayout {
  placed: PlacedTensor[];
  strip: StripLayout | null;
  /** Upper edge of the strip. */
  top: number;
  width: number;
  height: number;
}

/** Says where everything stands, for all that needs to know. */
export function placeFigure(plan: FigurePlan): TensorFigureProps {
  const { pages, storage, runs = [], width: available, inset = 0 } = plan;
  const width = available - inset;
  const { placed, right, bottom } = placeGrids(pages, width);
  const strip =
    storage &&
    layoutStrip(storage.cells.addresses.length, storage.cellWidth, width, runs.length > 0);
  const top = bottom + (strip ? 28 : 0);
  const layout: FigureLayout = {
    placed,
    strip,
    top,
    width: Math.max(right + inset, (strip?.width ?? 0) + inset, inset && available),
    height: top + (strip?.height ?? 0),
  };
  return { ...plan, layout };
}

/** A strip is lowered by no more than this to stand in line with another. */
const NEAR = 120;

/** Figures side by side whose strips, where they are near enough, stand in one line. */
export function levelFigures(figures: TensorFigureProps[]): TensorFigureProps[] {
  const level = Math.max(0, ...figures.map(({ layout }) => layout.top));
  return figures.map((figure) => {
    const { strip, top } = figure.layout;
    if (!strip || top === level || level - top > NEAR) return figure;
    return { ...figure, layout: { ...figure.layout, top: level, height: level + strip.height } };
  });
}

/** Tensors above, the storage that they share under them, links from the active cells to their addresses. */
export function TensorFigure(props: TensorFigureProps) {
  return (
    <>
      <AtRest {...atRest(props)} sentence={useStable(props.sentence)} figure={useStable(props)} />
      {props.pages.map((page, at) => (
        <GridTable key={at} {...page} />
      ))}
    </>
  );
}

/** A figure without what a step does with it: mostly the same as at the step before. */
function atRest({ layout, pages, ...plan }: TensorFigureProps) {
  const rest = (page: TensorPage) => ({ ...page, active: [] });
  const placed = layout.placed.map((one) => ({ ...one, page: rest(one.page) }));
  return { ...plan, pages: pages.map(rest), layout: { ...layout, placed } };
}

interface AtRestProps extends Omit<TensorFigureProps, 'sentence'> {
  sentence: Stable<string>;
  /** The figure at this step. */
  figure: Stable<TensorFigureProps>;
}

const AtRest = memoByValue(({ sentence, figure, ...rest }: AtRestProps) => {
  const { pages, layout, scale = 1 } = rest;
  const titles = pages.map(({ info }) =>
    further.tensorTitle(sayName(info.name), tuple(info.shape)),
  );
  return (
    <Figure
      title={titles.join('; ')}
      sentence={sentence}
      width={layout.width}
      height={layout.height}
      scale={scale}
      over={<State {...rest} figure={figure} />}
    >
      <Tensors {...rest} />
    </Figure>
  );
});

/** The cells as they are. */
function Tensors(props: Omit<TensorFigureProps, 'sentence'>) {
  const { pages, storage, runs = [], inset = 0, width, layout } = props;
  const { placed, strip, top } = layout;
  return (
    <g transform={translate(inset, 0)}>
      {placed.map(({ page, layout: cells, x, y, grid, missed }, at) => (
        <g
          key={at}
          class="sw-move"
          data-tensor={page.info.isNumber ? undefined : page.tensor}
          data-stretched={page.stretched || undefined}
          transform={translate(x, y)}
        >
          <GridTitle
            info={page.info}
            window={page.window}
            operand={page.operand}
            width={width - inset}
          />
          <g transform={translate(0, grid - y)}>
            <TensorGrid
              tensor={page.tensor}
              info={page.info}
              window={page.window}
              cells={page.cells}
              layout={cells}
              hues={page.hues}
              compact={page.compact}
            />
            {missed && <Missed {...missed} />}
          </g>
        </g>
      ))}
      {storage && strip && (
        <g class="sw-move" transform={translate(0, top)}>
          <StorageStrip
            layout={strip}
            cells={storage.cells}
            first={storage.first}
            storage={storageOf(pages)}
            size={sizeOf(pages)}
            runs={runs}
          />
        </g>
      )}
    </g>
  );
}

/** Draws the marks of the step. Only components that read `figure` are drawn again at each step. */
function State(props: Omit<AtRestProps, 'sentence'>) {
  const { pages, storage, inset = 0, layout, figure } = props;
  const { placed, strip, top } = layout;
  const states = placed.map(({ page, layout: cells, x, grid }, at) => (
    <g key={at} class="sw-move" transform={translate(x, grid)}>
      <Ground width={cells.width} height={cells.height} />
      <GridState {...page} layout={cells} now={() => figure.value.pages[at] ?? page} />
    </g>
  ));
  if (!storage || !strip) return <g transform={translate(inset, 0)}>{states}</g>;
  return (
    <g transform={translate(inset, 0)}>
      {states}
      <g class="sw-move" transform={translate(0, top)}>
        <Ground width={strip.width} height={strip.height} />
        <StripState
          layout={strip}
          cells={storage.cells}
          storage={storageOf(pages)}
          now={() => stripNow(figure.value)}
        />
      </g>
      <Ground width={layout.width - inset} height={layout.height} />
      <Links links={() => linksOf(figure.value.layout, storage)} />
      <g class="sw-over sw-move" transform={translate(0, top)}>
        <OffsetNote
          layout={strip}
          addresses={storage.cells.addresses}
          offset={pages[pages.length - 1]?.info.offset ?? 0}
        />
      </g>
    </g>
  );
}

function placeGrids(
  pages: TensorPage[],
  width: number,
): { placed: PlacedTensor[]; right: number; bottom: number } {
  let [x, y, row, right] = [0, 0, 0, 0];
  const placed = pages.map((page): PlacedTensor => {
    const empty = page.window.count.some((size) => size === 0);
    const layout = layoutGrid(page.window, page.cellWidth, width, page.compact);
    const missed = empty ? null : placeMissed(page.missed, page.window, layout);
    const wide = Math.max(
      empty ? 160 : layout.width + 20,
      titleWidth(page, width),
      missed ? missed.x + missed.width + 4 : 0,
    );
    if (x > 0 && x + wide > width) [x, y, row] = [0, y + row + 24, 0];
    const title = titleHeight(page, width);
    const place = { page, layout, x, y, grid: y + title, missed };
    x += wide + 32;
    const high = Math.max(layout.height, missed ? missed.y + missed.height : 0);
    row = Math.max(row, title + (empty ? 60 : high + 12));
    right = Math.max(right, x - 32);
    return place;
  });
  return { placed, right, bottom: y + row };
}

function stripNow({ pages }: TensorFigureProps): StripNow {
  return {
    active: pages.flatMap(({ active, operand }) =>
      active.map(({ address }) => ({ address, operand })),
    ),
  };
}

function linksOf({ placed, strip, top }: FigureLayout, storage: StoragePage): CellLink[] {
  if (!strip) return [];
  return placed.flatMap(({ page, layout, x, grid }) =>
    page.active.flatMap((access, order) => {
      const [touched] = touchedBy(access, page.window, page.cells);
      const at = storage.cells.addresses.indexOf(Number(access.address));
      if (!touched || at < 0) return [];
      const cell = layout.place(touched.place);
      const to = stripPlace(strip, at);
      return [
        {
          key: `${page.operand}/${order}/${access.index}`,
          operand: page.operand,
          from: { x: x + cell.x + layout.cell.width, y: grid + cell.y + layout.cell.height / 2 },
          drop: grid + layout.height,
          enter: top + strip.top,
          to: { x: to.x + (at < strip.perLine ? strip.cell / 2 : 0), y: top + to.y },
        },
      ];
    }),
  );
}

/** Least width of figures that stand side by side. */
const BESIDE = 280;
const BETWEEN = 24;

/** Width that one of `groups` figures gets beside the others, or the whole. */
export function groupWidth(width: number, groups: number): number {
  const beside = (width - BETWEEN * (groups - 1)) / groups;
  return beside >= BESIDE ? Math.floor(beside) : clamp(width, 240, 1200);
}

/** Widths of figures whose grids all fit side by side, if only their storages take more lines; else null. */
export function shares(groups: TensorPage[][], width: number): number[] | null {
  const needs = groups.map((pages) => Math.max(STRIP.least, placeGrids(pages, width).right));
  const spare = needs.reduce((left, need) => left - need, width - BETWEEN * (groups.length - 1));
  return spare < 0 ? null : needs.map((need) => Math.floor(need + spare / groups.length));
}
