/** Shapes that meet: broadcast, in place, expand. STAGE.md section 3. */
import type { Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { CAPS, type Cast, castOf, STRIPS } from './actors';
import { type Arrangement, arrange } from './arrange';
import { clashCounts, clashOf, clashPart } from './clash';
import { elementsOf } from './elements';
import { gridsOf } from './grids';
import { outgrownOf } from './outgrown';
import { seenOf } from './seen';
import { hasElements, type Part, type StageRequest, type StageSet, setOf } from './set';
import { signsOf } from './signs';
import { stripsOf } from './strips';
import { tableOf } from './table';
import { titleOf } from './text';

const NONE: Part = { sprites: [], pose: () => {} };

/** Null where even the smallest part does not fit. */
export function meetingOf(request: StageRequest): Part[] | null {
  const set = fittingSet(request);
  if (!set) return null;
  const clash = clashOf(set.operation, set.source, set.cast);
  return [
    tableOf(request.operation, set.places) ?? NONE,
    gridsOf(set),
    clash ? clashPart(set, clash) : NONE,
    request.operation.kind === 'expand' ? NONE : signsOf(set),
    stripsOf(set),
    elementsOf(set),
    ...(request.operation.kind === 'in_place' ? [seenOf(set), outgrownOf(set)] : []),
  ];
}

/** As much of the tensors as fits, around the element of the step. */
export function fittingSet(
  request: StageRequest,
  /** Lines of values between tensors and storages. */
  meets = hasElements(request.operation) ? 1 : 0,
): StageSet | null {
  const { operation, source, step } = request;
  const focus = focusOf(source.scene(step), operation);
  for (const caps of CAPS.flatMap((one) => STRIPS.map((strip) => ({ ...one, strip })))) {
    const cast = castOf(operation, source, caps, focus);
    const places = cast && placesOf(request, cast, meets);
    if (places) return setOf(request, cast, places);
  }
  return null;
}

function placesOf(
  { operation, source, room }: StageRequest,
  cast: Cast,
  meets: number,
): Arrangement | null {
  const labels = cast.actors.flatMap(({ cells }) => cells.map(({ label }) => label.length));
  const clash = clashOf(operation, source, cast);
  return arrange(
    {
      grids: [
        ...cast.actors.map(({ counts, info }) => ({
          counts,
          title: Math.min(18, titleOf(info.name, info.shape).length),
        })),
        ...(clash ? [{ counts: clashCounts(clash), title: 8 }] : []),
      ],
      table: tableNeed(operation),
      strips: cast.strips.map(({ addresses }) => addresses.length),
      value: Math.min(9, Math.max(1, ...labels)),
      meets,
      titled: operation.tensors.some(({ role }) => role === 'alias'),
    },
    room,
  );
}

function tableNeed({ tensors, kind, staged, result, text }: Operation) {
  const columns = Math.max(0, ...staged.map((dims) => dims.length));
  if (columns === 0) return null;
  const digits = staged.flatMap((dims) => dims.map(({ size }) => String(size).length));
  // A refused result is called by the operation's text.
  const names = [...tensors.map(({ name }) => name), ...(result === null ? [text] : [])];
  return {
    rows: staged.length + (kind === 'in_place' ? 0 : 1),
    named: kind !== 'in_place',
    columns,
    name: Math.max(...names.map((name) => name.length)),
    digits: Math.max(3, ...digits),
  };
}

/** The index that the element of this step has in each tensor. */
function focusOf(scene: Scene | null, { result, staged }: Operation) {
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
