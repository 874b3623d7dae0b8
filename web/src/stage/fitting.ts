/** The largest part of the tensors that fits, once a story: a page that turns changes cells, not places. */
import type { Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { type Actor, billOf, CAPS, castOf, type Focus, STRIPS, turned } from './actors';
import type { Arrangement } from './arrange';
import { enlarged } from './enlarge';
import type { Box } from './grid';
import { measurer } from './measure';
import { type Pages, type Part, type StageRequest, type StageSet, setOf } from './set';

/** What an arrangement is made for: no cell is asked for, but for how long values are. */
export interface Counted {
  actors: Actor[];
  /** Cells of each storage. */
  strips: number[];
  /** Characters of the longest value. */
  value: number;
}

/** Null where even the smallest part does not fit. */
export function fittingPages(
  request: StageRequest,
  placesOf: (counted: Counted, room: Box) => Arrangement | null,
  focusAt: (step: number) => Focus,
  partsOf: (set: StageSet) => Part[],
): Pages | null {
  const { operation, source } = request;
  const measureOf = measurer(operation, source);
  for (const caps of CAPS) {
    const bill = billOf(operation, caps);
    if (!bill) continue;
    const { value, lengths } = measureOf(bill);
    let tried: string | null = null;
    for (const most of STRIPS) {
      const strips = lengths(bill, most);
      if (tried === String([...strips])) continue;
      tried = String([...strips]);
      const counted = { actors: bill, strips: [...strips.values()], value };
      const placed = enlarged(request.room, (room) => placesOf(counted, room), formOf);
      if (!placed) continue;
      const { room, places } = placed;
      const at = (step: number) => turned(bill, focusAt(step));
      return {
        room,
        pageOf: (step) =>
          at(step)
            .map(({ start }) => start)
            .join(';'),
        partsOf: (step) =>
          partsOf(setOf({ ...request, room }, castOf(operation, source, at(step), strips), places)),
      };
    }
  }
  return null;
}

/** Lines of grids and of storages, and whether a table stands beside them. */
const formOf = ({ lines, table, grids: [first], strips }: Arrangement): string =>
  `${lines} ${table && first && table.x + table.name < first.left} ${strips.map(({ line }) => line)}`;

/** The index that the element of a step has in each tensor. */
export function elementFocus(scene: Scene | null, { result, staged }: Operation): Focus {
  const focus = new Map<number, readonly (number | string)[]>();
  const element = scene && figureOf(scene, 'element');
  if (!element) return focus;
  for (const { tensor, index } of element.reads) focus.set(tensor, index);
  const out = element.write ?? element.reads[0];
  if (out) focus.set(out.tensor, out.index);
  // Operands are drawn as they are read for the result: its index is theirs.
  staged.forEach((dims, at) => {
    if (out && out.index.length === dims.length) focus.set(at, out.index);
  });
  if (element.write && result !== null) focus.set(result, element.write.index);
  return focus;
}
