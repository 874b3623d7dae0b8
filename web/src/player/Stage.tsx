import { useEffect } from 'preact/hooks';
import { ShapeRows } from '../figures/ShapeRows';
import type { FiguresProps } from './FurtherFigures';
import { furtherFigures } from './further-figures';
import { Scroll } from './Scroll';

/** The figures of one scene. */
export function Stage(props: FiguresProps) {
  const { scene, operation, width } = props;
  const { shapes, view, dims, product, pairing, element, sentence } = scene;
  const more =
    scene.phase === 'fill' ||
    [view, dims, product, pairing, element].some((figure) => figure !== null);
  const further = furtherFigures.arrived.value;
  useEffect(() => {
    // Without them the sentence stands alone; the next step tries again.
    if (more) furtherFigures.load().catch(() => {});
  });
  return (
    <>
      {shapes && (
        <Scroll>
          <ShapeRows shapes={shapes} operation={operation} sentence={sentence} width={width} />
        </Scroll>
      )}
      {more && (further ? <further.FurtherFigures {...props} /> : <div class="sw-coming" />)}
    </>
  );
}
