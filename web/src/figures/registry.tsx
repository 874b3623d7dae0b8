/**
 * Every figure of the core (core/story/scene/figures.def): its component, what it wants from the
 * core beside itself, and a scene that shows it in the gallery. What is missing here is a type error.
 */
import type { VNode } from 'preact';
import type { ElementStep, Figure, Operation, PhaseId, Scene } from '../core/types';
import { Contiguity, DimsFigure } from './DimsFigure';
import { ElementFormula } from './ElementFormula';
import type { FigureKind, FigureOf } from './figure-of';
import { huesOf } from './hue';
import { Odometer } from './Odometer';
import { PairingTree } from './PairingTree';
import { ProductFigure } from './ProductFigure';
import { Repairs } from './Repairs';
import { ShapeRows } from './ShapeRows';
import { ViewChunks } from './ViewChunks';
import { Visits } from './Visits';

export interface Around {
  scene: Scene;
  operation: Operation;
  width: number;
}

/** A step that has the figure. */
export interface FigureExample {
  code: string;
  /** The last step of this phase of the last operation; the story's last step where left out. */
  phase?: PhaseId;
  /** Steps after the first of that phase, instead of the last one. */
  step?: number;
}

export interface FigureRow<Drawn extends Figure> {
  /** Scrolls by itself where it is too wide. Without it, the cells of its tensor show what it says. */
  picture?: (figure: Drawn, around: Around) => VNode | null;
  /** Stands below the picture. */
  text?: (figure: Drawn, around: Around) => VNode | null;
  /** Below the cells, where it would stand above them. */
  last?: true;
  /** The tensors whose cells are to stand beside it. */
  cells?: (figure: Drawn, operation: Operation) => number[];
  example: FigureExample;
}

const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');
const refused = torch('torch.arange(8).reshape(2, 4).t().view(2, 4)');

export const registry: { [Kind in FigureKind]: FigureRow<FigureOf<Kind>> } = {
  shapes: {
    picture: (shapes, { scene, ...around }) => (
      <ShapeRows shapes={shapes} sentence={scene.sentence} {...around} />
    ),
    example: { code: torch('torch.ones(2, 1) + torch.ones(3)'), phase: 'result' },
  },
  view: {
    picture: (view, { scene, width }) => (
      <ViewChunks view={view} sentence={scene.sentence} width={width} />
    ),
    cells: ({ tensor, outcome }, { result }) =>
      outcome === 'view' || outcome === 'copy' ? [tensor, ...listed(result)] : [tensor],
    example: { code: torch('torch.arange(6).view(2, 3)') },
  },
  visits: {
    picture: (visits, { scene, width }) => (
      <Visits visits={visits} sentence={scene.sentence} width={width} />
    ),
    example: { code: refused },
  },
  dims: {
    picture: (dims, { scene, operation, width }) => (
      <DimsFigure dims={dims} refused={operation.refused} sentence={scene.sentence} width={width} />
    ),
    text: ({ contiguous }) => <Contiguity contiguous={contiguous} />,
    cells: ({ after }, { result }) => [
      ...new Set([0, ...(after.every(({ known }) => known) ? listed(result) : [])]),
    ],
    example: { code: torch('torch.arange(6).reshape(2, 3).t()') },
  },
  product: {
    picture: (product, { scene, width }) => (
      <ProductFigure product={product} sentence={scene.sentence} width={width} />
    ),
    example: { code: torch('torch.ones(2, 3) @ torch.ones(3, 4)'), phase: 'result' },
  },
  pairing: {
    picture: (pairing, { scene, ...around }) => (
      <PairingTree pairing={pairing} sentence={scene.sentence} {...around} />
    ),
    example: { code: torch('torch.ones(2, 1) + torch.ones(3)'), phase: 'descend' },
  },
  missed: {
    example: { code: torch('torch.arange(6).reshape(2, 3)[2]') },
  },
  element: {
    picture: (element, { scene, width }) =>
      element.odometer.length > 1 ? (
        <Odometer element={element} sentence={scene.sentence} width={width} />
      ) : null,
    text: (element, { scene, operation }) => (
      <ElementFormula
        element={element}
        event={scene.event}
        operation={operation}
        hues={(tensor) => huesOf(scene, operation, tensor)}
      />
    ),
    cells: (element, operation) => {
      const touched = accessesOf(element).map(({ tensor }) => tensor);
      return [...new Set([...touched, ...(element.write ? writtenTensors(operation) : [])])];
    },
    example: { code: torch('torch.ones(2, 1) + torch.arange(3)'), phase: 'elements', step: 1 },
  },
  repairs: {
    text: ({ repairs }) => <Repairs repairs={repairs} />,
    last: true,
    example: { code: refused },
  },
};

/** The row of a figure, whichever it is. */
export function rowOf<Drawn extends Figure>({ kind }: Drawn): FigureRow<Drawn> {
  return registry[kind] as unknown as FigureRow<Drawn>;
}

/** The cells that an element's step reads, then the cell that it writes. */
export function accessesOf(element: ElementStep | null) {
  return element ? [...element.reads, ...(element.write ? [element.write] : [])] : [];
}

/** Most names that are drawn of one storage beside the one that is written. */
const MOST = 6;

/** The result, or the target that is written in place; then the names that see the write. */
export function writtenTensors({ result, tensors }: Operation): number[] {
  if (result === null) return [];
  const aliases = tensors.flatMap(({ role }, at) => (role === 'alias' ? at : []));
  return [tensors[0]?.role === 'target' ? 0 : result, ...aliases.slice(0, MOST)];
}

const listed = (tensor: number | null) => (tensor === null ? [] : [tensor]);
