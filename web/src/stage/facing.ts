/**
 * One element of a product: a row and a column turn to face each other, are multiplied pair by
 * pair, and added up.
 */
import { indexRead } from './batched';
import { type Access, type Flow, flowOf, standsAt } from './flows';
import { keyOf, litSprites, numbered, poseLit } from './lit';
import type { StagePart, StageSet } from './set';
import type { PosesInMaking, Sprite, SpriteMark } from './sprites';

/** Space in px between products that are added up. */
const PLUS = 22;

/** The largest number of pairs drawn; of more pairs only the first are. */
interface FacingLayout {
  pairs: number;
  left: number;
  upper: number;
  lower: number;
  middle: number;
  high: number;
  pitch: number;
}

export function facingOf(set: StageSet, flows: readonly Flow[]): StagePart {
  const most = Math.max(0, ...flows.map(({ data }) => data.length / 2));
  return {
    sprites: spritesOf(set, flows, most),
    pose(scene, poses) {
      const flow = flowOf(set.operation, scene);
      if (!flow) return;
      const { write } = flow;
      const { staged } = set.operation;
      const data = flow.data.map((read) => ({
        ...read,
        index: indexRead(staged[read.tensor], read.index, write.index),
      }));
      const rest = flow.omitted > 0;
      const layout = layoutOf(set, data.length / 2, rest);
      data.forEach((read, order) => {
        const when = order % 2 ? ([0.2, 0.4] as const) : ([0, 0.2] as const);
        // If some elements are not listed, `readsOf` marks all of them in their cells instead.
        if (!rest) poseLit(set, keyOf(data, read, ''), read, poses, when);
        posePair(set, layout, read, order, poses);
      });
      poseSum(set, layout, write, rest || layout.pairs < data.length / 2, poses);
      poseLit(set, 'out', write, poses, [0.85, 1]);
    },
  };
}

/** As many pairs side by side as there is room for. */
function layoutOf({ places, room }: StageSet, pairs: number, rest: boolean): FacingLayout {
  const { cell, text, meeting } = places;
  const pitch = cell.width + PLUS;
  const high = Math.ceil(1.35 * text);
  const fitting = Math.floor((room.width - 16) / pitch) - 1;
  const shown = pairs + (rest ? 1 : 0) <= fitting ? pairs : Math.max(1, fitting - 1);
  const columns = shown + 1 + (rest || shown < pairs ? 1 : 0);
  return {
    pairs: shown,
    left: meeting.x - (columns * pitch - PLUS) / 2,
    upper: meeting.y - high - 8,
    lower: meeting.y + 8,
    middle: meeting.y,
    high,
    pitch,
  };
}

function spritesOf({ cast, places }: StageSet, flows: readonly Flow[], most: number): Sprite[] {
  const { cell, text } = places;
  const size = { width: cell.width, height: Math.ceil(1.35 * text), text };
  const chip = (key: string, operand: SpriteMark): Sprite => ({
    key,
    kind: 'chip',
    operand,
    ...size,
  });
  const sign = (key: string, label: string): Sprite => ({
    key,
    kind: 'text',
    width: 16,
    height: 14,
    text: 14,
    label,
  });
  return [
    ...cast.actors.flatMap(({ tensor, mark }) =>
      numbered(flows, tensor, ({ data }) => data).flatMap((at) => [
        ...litSprites(places, `${tensor}:${at}`, mark),
        chip(`face${tensor}:${at}`, mark),
      ]),
    ),
    ...Array.from({ length: most }, (_, at) => at).flatMap((at) => [
      sign(`times${at}`, '×'),
      sign(`plus${at}`, '+'),
    ]),
    sign('rest', '… ='),
    ...litSprites(places, 'out', 'result'),
    chip('sum', 'result'),
    chip('drop', 'result'),
    chip('sink', 'result'),
  ];
}

/**
 * The first value of a pair comes down from its row; the second turns out of its column to go below
 * it.
 */
function posePair(
  set: StageSet,
  layout: FacingLayout,
  read: Access,
  order: number,
  poses: PosesInMaking,
) {
  const pair = Math.floor(order / 2);
  if (pair >= layout.pairs) return;
  const second = order % 2 === 1;
  const x = layout.left + pair * layout.pitch;
  const y = second ? layout.lower : layout.upper;
  const home = standsAt(set, read).grid;
  poses.set(`face${read.tensor}:${pair}`, {
    x,
    y,
    opacity: 1,
    label: read.value,
    from: home ?? { x, y },
    when: second ? [0.3, 0.6] : [0.05, 0.35],
  });
  if (!second) return;
  const { middle, pitch } = layout;
  const center = x + (pitch - PLUS) / 2;
  poses.set(`times${pair}`, { x: center, y: middle, opacity: 1, when: [0.5, 0.65] });
  if (pair === 0) return;
  poses.set(`plus${pair}`, { x: x - PLUS / 2, y: middle, opacity: 1, when: [0.55, 0.7] });
}

function poseSum(
  set: StageSet,
  { left, middle, pitch, pairs, high }: FacingLayout,
  write: Access,
  rest: boolean,
  poses: PosesInMaking,
) {
  const x = left + (pairs + (rest ? 1 : 0)) * pitch;
  const at = { x, y: middle - high / 2 };
  const label = write.value;
  // A single equals sign comes after the last pair, or after the dots for omitted pairs.
  const equals = { x: x - PLUS / 2 - (rest ? 8 : 0), y: middle, opacity: 1 };
  poses.set('rest', { ...equals, label: rest ? '+ … =' : '=', when: [0.55, 0.7] });
  poses.set('sum', { ...at, opacity: 1, label, from: at, when: [0.65, 0.75] });
  const { grid, store } = standsAt(set, write);
  const falls = { opacity: 0, passing: true, label, from: at, when: [0.72, 1] as const };
  if (grid) poses.set('drop', { ...grid, ...falls });
  if (store) poses.set('sink', { ...store, ...falls });
}
