import type { Operation, Scene } from '../core/types';
import { Contiguity, DimsFigure } from '../figures/DimsFigure';
import { ElementFormula } from '../figures/ElementFormula';
import { GUTTER, NARROW, VIEW_WIDTH } from '../figures/geometry';
import { huesOf } from '../figures/hue';
import { Repairs } from '../figures/Repairs';
import { ShapeRows } from '../figures/ShapeRows';
import { groupWidth, TensorFigure } from '../figures/TensorFigure';
import { ViewChunks } from '../figures/ViewChunks';
import { Visits } from '../figures/Visits';
import type { CellSource } from './cell-source';
import { Scroll } from './Scroll';
import { storageGroups, storagePage, tensorPages } from './tensor-pages';

interface Props {
  cells: CellSource;
  scene: Scene;
  operation: Operation;
  width: number;
}

/** The figures of one scene. */
export function Stage({ cells, scene, operation, width }: Props) {
  const { shapes, view, dims, element, sentence } = scene;
  const groups = storageGroups(scene, operation);
  const inset = view && width >= NARROW ? GUTTER : 0;
  const room = inset ? Math.min(width, VIEW_WIDTH) : groupWidth(width, groups.length);
  return (
    <>
      {shapes && (
        <Scroll>
          <ShapeRows shapes={shapes} operation={operation} sentence={sentence} width={width} />
        </Scroll>
      )}
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
      {element && (
        <ElementFormula
          element={element}
          event={scene.event}
          operation={operation}
          hues={(tensor) => huesOf(scene, operation, tensor)}
        />
      )}
      {groups.length > 0 && (
        <div class="sw-tensors">
          {groups.map((tensors) => {
            const pages = tensorPages(cells, scene, operation, tensors, room - inset);
            return (
              <Scroll key={tensors[0]}>
                <TensorFigure
                  pages={pages}
                  storage={storagePage(cells, scene, pages, tensors, room - inset)}
                  runs={view?.visits?.runs ?? []}
                  sentence={sentence}
                  width={room}
                  inset={inset}
                />
              </Scroll>
            );
          })}
        </div>
      )}
      {view && <Repairs repairs={view.repairs} />}
    </>
  );
}
