import type { PhaseId } from '../core/types';
import { type Range, type Timeline, whole } from '../state/player';

/** The largest number of scrubber places per phase, so that 10^12 elements do not hide the rule. */
const PLACES = 400;

export interface Track {
  last: number;
  marks: { at: number; step: number; phase: PhaseId }[];
  toStep(place: number): number;
  toPlace(step: number): number;
}

/**
 * The scale of the scrubber: one place per step, with long phases compressed; each phase is a
 * chapter.
 */
export function trackOf(story: Pick<Timeline, 'operations'>, range: Range = whole): Track {
  let places = 0;
  const pieces = story.operations
    .flatMap((operation) => operation.phases)
    .map(({ phase, first, steps }) => {
      const from = Math.max(range.first, Number(first));
      const to = Math.min(range.last, Number(first) + Number(steps) - 1);
      return { phase, first: from, steps: to - from + 1 };
    })
    .filter(({ steps }) => steps > 0)
    .map((phase) => {
      const piece = { ...phase, at: places, places: Math.min(phase.steps, PLACES) };
      places += piece.places;
      return piece;
    });
  const scale = (value: number, from: number, to: number) =>
    from <= 1 ? 0 : Math.round((value / (from - 1)) * (to - 1));
  return {
    last: Math.max(0, places - 1),
    marks: pieces.map(({ at, first, phase }) => ({ at, step: first, phase })),
    toStep(place) {
      const piece = pieces.findLast(({ at }) => at <= place);
      return piece ? piece.first + scale(place - piece.at, piece.places, piece.steps) : 0;
    },
    toPlace(step) {
      const piece = pieces.findLast(({ first }) => first <= step);
      return piece
        ? piece.at + scale(Math.min(step - piece.first, piece.steps - 1), piece.steps, piece.places)
        : 0;
    },
  };
}
