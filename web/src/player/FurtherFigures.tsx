import type { Operation, Scene } from '../core/types';
import { Contiguity, DimsFigure } from '../figures/DimsFigure';
import { ElementFormula } from '../figures/ElementFormula';
import { GUTTER, NARROW, VIEW_WIDTH } from '../figures/geometry';
import { huesOf } from '../figures/hue';
import { Odometer } from '../figures/Odometer';
import { PairingTree } from '../figures/PairingTree';
import { ProductFigure } from '../figures/ProductFigure';
import { Repairs } from '../figures/Repairs';
import { groupWidth, TensorFigure } from '../figures/TensorFigure';
import { ViewChunks } from '../figures/ViewChunks';
import { Visits } from '../figures/Visits';
import type { CellSource } from './cell-source';
import { Scroll } from './Scroll';
import { storageGroups, storagePage, tensorPages, visitsOf } from './tensor-pages';

export interface FiguresProps {
  cells: CellSource;
  scene: Scene;
  operation: Operation;
  width: number;
}

/** How a view or an operation on dimensions changes the layout, and the cells that it leads to. */
export function FurtherFigures({ cells, scene, operation, width }: FiguresProps) {
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
          <DimsFigure dims={dims} sentence={sentence} width={width} />
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
      <Tensors cells={cells} scene={scene} operation={operation} width={width} />
      {view && <Repairs repairs={view.repairs} />}
    </>
  );
}

/** One figure for the tensors that share a storage. */
function Tensors({ cells, scene, operation, width }: FiguresProps) {
  const groups = storageGroups(scene, operation);
  if (groups.length === 0) return null;
  const inset = scene.view && width >= NARROW ? GUTTER : 0;
  const room = inset ? Math.min(width, VIEW_WIDTH) : groupWidth(width, groups.length);
  return (
    <div class="sw-tensors">
      {groups.map((tensors) => {
        const pages = tensorPages(cells, scene, operation, tensors, room - inset);
        return (
          <Scroll key={tensors[0]}>
            <TensorFigure
              pages={pages}
              storage={storagePage(cells, scene, pages, tensors, room - inset)}
              runs={visitsOf(scene, tensors)?.runs ?? []}
              sentence={scene.sentence}
              width={room}
              inset={inset}
            />
          </Scroll>
        );
      })}
    </div>
  );
}
