/**
 * Storyboard for operations that broadcast shapes: broadcasting, in-place operations and expand.
 */

import type { Operation, TensorInfo } from '../core/types';
import { aboutOf } from './about';
import { type Actor, isBystander } from './actors';
import type { Arrangement } from './arrange';
import { arrange } from './arrange';
import { blockColumns } from './blocks';
import { clashCounts, clashOf, clashPart, clashTitle } from './clash';
import { digitsOf, nameOf } from './dim-names';
import { elementsOf } from './elements';
import { type Counted, elementFocus, fittingPages } from './fitting';
import type { Box } from './grid';
import { gridsOf } from './grids';
import { kinOf } from './kin';
import { lettered } from './lettered';
import { outgrownOf } from './outgrown';
import { pickedAir } from './picked';
import { seenOf } from './seen';
import { hasElements, type Pages, type StagePart, type StageRequest, type StageSet } from './set';
import { signsOf } from './signs';
import { stripsOf } from './strips';
import { hasSumLetters } from './sum-letters';
import { tableOf } from './table';
import { columnsOf, nameFor, titleFor } from './text';
import { LOOP, zeroStrideOf } from './zero-stride';

const NONE: StagePart = { sprites: [], pose: () => {} };

/** Returns null if even the smallest part does not fit. */
export const meetingOf = (request: StageRequest): Pages | null =>
  meetingPages(request, hasElements(request.operation) ? 1 : 0, (set) => {
    const { operation } = set;
    const clash = clashOf(operation, set.source, set.cast.actors);
    return [
      tableOf(operation, set.places) ?? NONE,
      gridsOf(set),
      aboutOf(set),
      clash ? clashPart(set, clash) : NONE,
      operation.kind === 'expand' ? NONE : signsOf(set),
      stripsOf(set),
      zeroStrideOf(set),
      elementsOf(set),
      ...(operation.kind === 'in_place' ? [seenOf(set), outgrownOf(set), kinOf(set)] : []),
    ];
  });

/**
 * Pages with as much of the tensors as fits, and `meets` lines of values between tensors and
 * storages.
 */
export const meetingPages = (
  request: StageRequest,
  meets: number,
  partsOf: (set: StageSet) => StagePart[],
  fits: (places: Arrangement, counted: Counted, room: Box) => boolean = () => true,
): Pages | null =>
  fittingPages(
    request,
    (counted, room) => {
      const places = placesOf({ ...request, room }, counted, meets);
      return places && fits(places, counted, room) ? places : null;
    },
    (step) => elementFocus(request.source.scene(step), request.operation),
    partsOf,
  );

function placesOf(
  { operation, source, room, words }: StageRequest,
  { actors, strips, value }: Counted,
  meets: number,
): Arrangement | null {
  const clash = clashOf(operation, source, actors);
  // A title has at most so many characters.
  const most = room.width < 300 ? 13 : 18;
  return arrange(
    {
      grids: [
        ...actors.map(({ counts, info, dims }, order) => ({
          counts,
          digits: Math.max(
            Math.min(3, String(dims.at(-2)?.size ?? '').length),
            room.width < WIDE ? 0 : wordBeside(info, dims),
            room.width < WIDEST ? 0 : blockColumns(actors[order] as Actor, words),
          ),
          title: Math.min(
            info.role === 'apart' ? 2 * most : most,
            columnsOf(titleFor(info, info.name, words, 2 * most).join('')),
          ),
        })),
        ...(clash
          ? [
              {
                counts: clashCounts(clash),
                title: clashTitle(clash, words.neitherIsOne, room.width).length,
              },
            ]
          : []),
      ],
      table: tableNeed(lettered({ operation, source }), room.width),
      strips,
      value: Math.min(
        room.width < 300 ? 6 : 9,
        hasSumLetters(operation) ? Math.max(3, value) : value,
      ),
      meets,
      air: pickedAir(operation),
      foot: actors.some(({ dims }) => dims.some(({ stretched }) => stretched)) ? LOOP : 0,
      titled: operation.tensors.some(isBystander),
    },
    room,
  );
}

/** Characters of the name beside the rows of a grid, if it is a word. */
function wordBeside(info: TensorInfo, dims: Actor['dims']): number {
  const name = nameOf(info, dims.at(-2)?.from ?? null) ?? '';
  return dims.length > 1 && name.length > 3 ? Math.min(LONGEST, columnsOf(name)) : 0;
}

const LONGEST = 7;
const LONGEST_NAME = 32;

/** From this width in px on, title boxes grow for longer names. */
const WIDE = 480;
/** From this width on, blocks have room for their numbers. */
const WIDEST = 640;

function tableNeed(operation: Operation, width: number) {
  const { tensors, kind, staged, result, text } = operation;
  const columns = Math.max(0, ...staged.map((dims) => dims.length));
  if (columns === 0 || kind === 'product') return null;
  const wide = width >= WIDE;
  const digits = staged.flatMap((dims, tensor) =>
    dims.map(({ size, stretched, from }) => {
      const name = wide ? nameOf(tensors[tensor], from) : undefined;
      return String(size).length + (stretched ? 1 : 0) + digitsOf(name, 16);
    }),
  );
  // A refused operation has no result name, so its own text is the name.
  const names = [
    ...tensors.map((_, tensor) => nameFor(operation, tensor, LONGEST_NAME)),
    ...(result === null ? [text] : []),
  ];
  return {
    rows: staged.length + (kind === 'in_place' ? 0 : 1),
    named: kind !== 'in_place',
    columns,
    name: Math.max(...names.map(columnsOf)),
    digits: Math.max(3, ...digits),
  };
}
