import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Figure, Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { GUTTER, NARROW, VIEW_WIDTH } from '../figures/geometry';
import { rowOf } from '../figures/registry';
import {
  groupWidth,
  levelFigures,
  placeFigure,
  shares,
  TensorFigure,
} from '../figures/TensorFigure';
import { addStyles } from '../lib/add-styles';
import { formatWindows, parseWindows, type Windows } from '../state/windows';
import styles from '../styles/view-figures.css?inline';
import { createCellSource } from './cell-source';
import { Explorer } from './Explorer';
import { useGlide } from './glide';
import type { Desk } from './hands';
import { LookButtons } from './LookButtons';
import { followed, panesOf } from './panes';
import type { Repaired } from './repaired';
import { Scroll } from './Scroll';
import { storageGroups, storagePage, tensorPages, visitsOf } from './tensor-pages';

addStyles(styles);

export interface FiguresProps {
  core: Core;
  source: string;
  statement: number;
  scene: Scene;
  operation: Operation;
  width: number;
  /** Positions of the windows in large tensors, see `state/windows.ts`. */
  windows: Signal<string>;
  /** The element that contains the figures. */
  stage: RefObject<HTMLElement | null>;
  /** True if figures have buttons for a closer look. */
  looks: boolean | undefined;
  /** The desk for changing sizes by hand. */
  desk?: Desk | null;
  /** True for a picture without controls. */
  still: boolean;
  /** The reader's choice of letters instead of values; null leaves it to the story. */
  letters: boolean | null;
  /** The figures to draw, as in a link; all if left out. */
  chosen?: string | undefined;
  /** Milliseconds that a move may take. */
  within?: number | undefined;
  /** The repair whose story is shown. */
  cure?: Repaired | undefined;
}

/**
 * A key for glides: it names the figures of a scene and counts their parts, i.e. all that changes
 * their height.
 */
function figuresOf({ figures, ...scene }: Scene, operation: Operation): string {
  const counts = (figure: Figure) =>
    Object.values(figure).map((value) => (Array.isArray(value) ? value.length : 0));
  return JSON.stringify([
    figures.map((figure) => [figure.kind, counts(figure)]),
    storageGroups({ figures, ...scene }, operation),
  ]);
}

/** All figures of a scene, and the cells beside them. */
export function FurtherFigures(props: FiguresProps) {
  const { scene, operation, width, chosen = 'all' } = props;
  const wanted = (kind: string) => chosen === 'all' || chosen.split(',').includes(kind);
  const figures = scene.figures.filter(({ kind }) => wanted(kind));
  useGlide(props.stage, figuresOf(scene, operation), width);
  const draw = (figure: Figure) => <Drawn key={figure.kind} figure={figure} {...props} />;
  return (
    <>
      {figures.filter((figure) => !rowOf(figure).last).map(draw)}
      {wanted('tensors') && <Tensors {...props} />}
      {figures.filter((figure) => rowOf(figure).last).map(draw)}
    </>
  );
}

function Drawn({ figure, ...around }: FiguresProps & { figure: Figure }) {
  const row = rowOf(figure);
  const picture = row.picture?.(figure, around);
  return (
    <>
      {picture && <Scroll>{picture}</Scroll>}
      {row.text?.(figure, around)}
    </>
  );
}

/** One figure for the tensors that share a storage. */
export function Tensors(props: FiguresProps) {
  const { core, source, scene, operation, width, windows, looks, still } = props;
  const cells = useMemo(() => createCellSource(core, source), [core, source]);
  const groups = storageGroups(scene, operation);
  const now = parseWindows(windows.value);
  const scale = Math.max(1, (now.zoom + 2) / 2);
  const inset = figureOf(scene, 'view') && width >= NARROW ? GUTTER : 0;
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
      storage: storagePage(cells, scene, operation, pages, room - inset, now),
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
  const asked = () => parseWindows(windows.peek());
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
          <Explorer key={first} {...{ panes, scale, asked }} windows={now} onWindows={write}>
            <TensorFigure {...figure} />
            {looks && <LookButtons figure={figure} />}
          </Explorer>
        ),
      )}
    </div>
  );
}
