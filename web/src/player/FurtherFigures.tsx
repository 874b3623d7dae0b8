import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Operation, Scene } from '../core/types';
import { Contiguity, DimsFigure } from '../figures/DimsFigure';
import { ElementFormula } from '../figures/ElementFormula';
import { GUTTER, NARROW, VIEW_WIDTH } from '../figures/geometry';
import { huesOf } from '../figures/hue';
import { Odometer } from '../figures/Odometer';
import { PairingTree } from '../figures/PairingTree';
import { ProductFigure } from '../figures/ProductFigure';
import { Repairs } from '../figures/Repairs';
import {
  groupWidth,
  levelFigures,
  placeFigure,
  shares,
  TensorFigure,
} from '../figures/TensorFigure';
import { ViewChunks } from '../figures/ViewChunks';
import { Visits } from '../figures/Visits';
import { formatWindows, parseWindows, type Windows } from '../state/windows';
import { createCellSource } from './cell-source';
import { Explorer } from './Explorer';
import { useGlide } from './glide';
import { LookButtons } from './LookButtons';
import { followed, panesOf } from './panes';
import { Scroll } from './Scroll';
import { storageGroups, storagePage, tensorPages, visitsOf } from './tensor-pages';

export interface FiguresProps {
  core: Core;
  source: string;
  statement: number;
  scene: Scene;
  operation: Operation;
  width: number;
  /** Where windows of large tensors stand, see `state/windows.ts`. */
  windows: Signal<string>;
  /** What holds the figures. */
  stage: RefObject<HTMLElement | null>;
  /** A closer look can be opened from here. */
  looks: boolean | undefined;
  /** A picture that nobody can touch. */
  still: boolean;
}

/** Which figures a scene has, and what makes them higher. */
function figuresOf(scene: Scene, operation: Operation): string {
  const { view, dims, product, pairing, element } = scene;
  return JSON.stringify([
    [scene.shapes, view, view?.visits, view?.repairs.length, dims, product].map(Boolean),
    pairing?.levels.length,
    element && [element.reads.length, element.odometer.length],
    storageGroups(scene, operation),
  ]);
}

/** How a view or an operation on dimensions changes the layout, and the cells that it leads to. */
export function FurtherFigures(props: FiguresProps) {
  const { scene, operation, width } = props;
  useGlide(props.stage, figuresOf(scene, operation), width);
  const { view, dims, product, pairing, element, sentence } = scene;
  return (
    <>
      {view && (
        <Scroll>
          <ViewChunks view={view} sentence={sentence} width={width} />
        </Scroll>
      )}
      {view?.visits && (
        <Scroll>
          <Visits visits={view.visits} sentence={sentence} width={width} />
        </Scroll>
      )}
      {dims && (
        <Scroll>
          <DimsFigure dims={dims} refused={operation.refused} sentence={sentence} width={width} />
        </Scroll>
      )}
      {dims && <Contiguity contiguous={dims.contiguous} />}
      {product && (
        <Scroll>
          <ProductFigure product={product} sentence={sentence} width={width} />
        </Scroll>
      )}
      {pairing && pairing.levels.length > 0 && (
        <Scroll>
          <PairingTree pairing={pairing} operation={operation} sentence={sentence} width={width} />
        </Scroll>
      )}
      {element && element.odometer.length > 1 && (
        <Scroll>
          <Odometer element={element} sentence={sentence} width={width} />
        </Scroll>
      )}
      {element && (
        <ElementFormula
          element={element}
          event={scene.event}
          operation={operation}
          hues={(tensor) => huesOf(scene, operation, tensor)}
        />
      )}
      <Tensors {...props} />
      {view && <Repairs repairs={view.repairs} />}
    </>
  );
}

/** One figure for the tensors that share a storage. */
function Tensors(props: FiguresProps) {
  const { core, source, statement, scene, operation, width, windows, looks, still } = props;
  const cells = useMemo(() => createCellSource(core, source, statement), [core, source, statement]);
  const groups = storageGroups(scene, operation);
  const now = parseWindows(windows.value);
  const scale = Math.max(1, (now.zoom + 2) / 2);
  const inset = scene.view && width >= NARROW ? GUTTER : 0;
  const whole = inset ? Math.min(width, VIEW_WIDTH) : groupWidth(width, groups.length);
  const own = Math.floor(whole / scale);
  const grids = groups.map((tensors) =>
    tensorPages(cells, scene, operation, tensors, own - inset, now),
  );
  const shared = groups.length > 2 && inset === 0 ? shares(grids, width / scale) : null;
  const placed = groups.map((tensors, at) => {
    const pages = grids[at] ?? [];
    const room = shared?.[at] ?? own;
    return placeFigure({
      pages,
      storage: storagePage(cells, scene, pages, tensors, room - inset, now),
      runs: visitsOf(scene, tensors)?.runs ?? [],
      sentence: scene.sentence,
      width: room,
      scale,
      inset,
    });
  });
  const beside = width >= NARROW && inset === 0;
  const figures = (beside ? levelFigures(placed) : placed).map((figure, at) => {
    const tensors = groups[at] ?? [];
    return { first: tensors[0], figure, panes: panesOf(figure, scene.operation, tensors) };
  });
  const write = (next: Windows) => {
    windows.value = formatWindows(next);
  };
  const step = useRef(scene.step);
  useLayoutEffect(() => {
    if (step.current === scene.step) return;
    step.current = scene.step;
    const panes = figures.flatMap((one) => one.panes);
    write(followed(now, scene, panes, operation));
  });
  if (groups.length === 0) return null;
  return (
    <div class="sw-tensors">
      {figures.map(({ first, figure, panes }) =>
        still ? (
          <Scroll key={first}>
            <TensorFigure {...figure} />
          </Scroll>
        ) : (
          <Explorer key={first} panes={panes} windows={now} onWindows={write} scale={scale}>
            <TensorFigure {...figure} />
            {looks && <LookButtons figure={figure} />}
          </Explorer>
        ),
      )}
    </div>
  );
}
