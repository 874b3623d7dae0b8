/**
 * Compares sizes in a product or a join: they leave their axes, come side by side, and get a
 * verdict.
 */
import type { Int, Scene } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import type { Cast } from './actors';
import { SMALL } from './arrange';
import type { StagePart, StageSet } from './set';
import type { PosesInMaking, Sprite } from './sprites';

/** Sizes that are compared, one per operand; null if the operand does not have this dim. */
interface Sizes {
  key: string;
  dims: (number | null)[];
}

/** The sizes a step is about, and the verdict on them. */
interface MeetingState {
  key: string;
  verdict: keyof typeof SIGNS;
  /** Their sum, if the sizes are added up. */
  sum: Int | null;
  /** True if the current step is about these sizes. */
  current: boolean;
}

const SIGNS = {
  unknown: '',
  equal: '=',
  stretch: '→',
  padded: '→',
  joined: '+',
  summed: 'Σ',
  refused: '≠',
};
const BOX = { width: 40, height: 28 };
const SIGN = 36;
/** Space in px between the sizes of one dim and those of the next. */
const APART = 34;

export function sizeMeetsOf(set: StageSet): StagePart {
  const all = sizesOf(set).filter(({ dims }) => widthOf(dims.length + 1) < set.room.width);
  const most = Math.max(0, ...all.map(({ dims }) => dims.length));
  const signs = all.flatMap(({ key }) =>
    Array.from({ length: most }, (_, at) => `verdict${key}:${at}`),
  );
  return {
    sprites: [
      ...all.flatMap(({ key, dims }) => dims.map((dim, at) => boxOf(set, key, dim, at))),
      ...signs.map(
        (key): Sprite => ({
          key,
          kind: 'text',
          width: 24,
          height: 24,
          text: 18,
          strong: true,
        }),
      ),
      ...all.map(
        ({ key }): Sprite => ({
          key: `role${key}`,
          kind: 'text',
          width: 80,
          height: 14,
          text: SMALL,
          label: set.operation.kind !== 'product' ? '' : roleOf(key, set),
        }),
      ),
      ...all.map(
        ({ key }): Sprite => ({
          key: `sum${key}`,
          kind: 'box',
          hue: columnOf(key),
          ...BOX,
          text: 16,
          strong: true,
        }),
      ),
    ],
    pose(scene, poses) {
      const known = toldIn(scene).flatMap((told) => {
        const sizes = all.find(({ key }) => key === told.key);
        return sizes ? [{ told, sizes, wide: widthOf(countOf(sizes, told)) }] : [];
      });
      const wide = known.reduce((sum, one) => sum + one.wide + APART, -APART);
      // If there is not room for all, only those of the current step are shown.
      const whole = wide < set.room.width - 8;
      const shown = whole ? known : known.filter(({ told }) => told.current);
      // Sizes leave their axes only once.
      const stay = whole && scene.event.id.startsWith('PRODUCT_COUNTS');
      let x = set.places.meeting.x - shown.reduce((sum, one) => sum + one.wide + APART, -APART) / 2;
      for (const { told, sizes, wide } of shown) {
        poseSizes(set, sizes, told, { left: x, stay }, poses);
        if (told.verdict === 'refused') poseRest(set, sizes, poses);
        x += wide + APART;
      }
    },
  };
}

/** The word for the dims that meet in a product. */
const roleOf = (key: string, { words }: StageSet): string =>
  key === 'inner' ? words.inner : words.batch;

const countOf = ({ dims }: Sizes, { sum }: MeetingState) => dims.length + (sum === null ? 0 : 1);
const widthOf = (boxes: number) => boxes * (BOX.width + SIGN) - SIGN;

/** All sizes that the story compares, as the core reports them at the last step. */
function sizesOf({ operation, source }: StageSet): Sizes[] {
  const last = source.scene(Number(operation.first) + Number(operation.steps) - 1);
  const product = last && figureOf(last, 'product');
  if (product) return sizesOfProduct(operation.tensors, product);
  const shapes = operation.kind === 'join' && last ? figureOf(last, 'shapes') : null;
  return (
    shapes?.columns.map((_, column) => ({
      key: `column${column}`,
      dims: shapes.rows.map(({ cells }) => cells[column]?.dim ?? null),
    })) ?? []
  );
}

/** The inner dims, and each batch dim. */
function sizesOfProduct(
  tensors: StageSet['operation']['tensors'],
  { factors, batch }: FigureOf<'product'>,
): Sizes[] {
  const ranks = factors.map(({ tensor }) => tensors[tensor]?.shape.length ?? 0);
  const inner = [(ranks[0] ?? 0) - 1, factors[1]?.vector ? 0 : (ranks[1] ?? 0) - 2];
  const batches = batch.map((_, column) => ({
    key: `batch${column}`,
    dims: factors.map(({ batch: sizes }) => {
      const missing = sizes.filter((size) => size === null).length;
      return column < missing ? null : column - missing;
    }),
  }));
  return [{ key: 'inner', dims: inner }, ...batches];
}

function boxOf({ cast, operation }: StageSet, key: string, dim: number | null, at: number): Sprite {
  const hue =
    dim === null
      ? columnOf(key)
      : (cast.actors[at]?.dims.find(({ from }) => from === dim)?.hue ?? null);
  const size = dim === null ? 1 : operation.tensors[at]?.shape[dim];
  return {
    key: `meet${key}:${at}`,
    kind: 'box',
    hue,
    ...BOX,
    text: 16,
    strong: true,
    label: String(size),
  };
}

/** The number of a dim that only the result has. */
const columnOf = (key: string) => Number(/\d+$/.exec(key)?.[0] ?? 0);

function toldIn(scene: Scene): MeetingState[] {
  const product = figureOf(scene, 'product');
  if (product) return toldOfProduct(product, scene.event.id);
  const columns = figureOf(scene, 'shapes')?.columns ?? [];
  const at = columns.findIndex(({ current }) => current);
  const column = columns[at];
  if (!column) return [];
  const { verdict, size } = column;
  return [{ key: `column${at}`, verdict, sum: verdict === 'joined' ? size : null, current: true }];
}

/** The inner sizes come first, then the batch dims, one per step. */
function toldOfProduct({ batch, inner }: FigureOf<'product'>, event: string): MeetingState[] {
  if (event.startsWith('PRODUCT_INNER')) {
    const verdict = inner === 'refused' ? 'refused' : 'equal';
    return [{ key: 'inner', verdict, sum: null, current: true }];
  }
  if (event !== 'PRODUCT_BATCH' && !batch.some(({ current }) => current)) return [];
  return batch.map(({ verdict, current }, column) => ({
    key: `batch${column}`,
    verdict,
    sum: null,
    current,
  }));
}

function poseSizes(
  { places, cast }: StageSet,
  sizes: Sizes,
  told: MeetingState,
  { left, stay }: { left: number; stay: boolean },
  poses: PosesInMaking,
) {
  const { key, dims } = sizes;
  const { verdict, sum, current } = told;
  const count = countOf(sizes, told);
  const y = places.meeting.y - BOX.height / 2;
  const refused = verdict === 'refused';
  dims.forEach((dim, at) => {
    const order = cast.actors[at]?.dims.findIndex(({ from }) => from === dim);
    const axis = `axis${cast.actors[at]?.tensor}:${order}`;
    const head = dim === null ? undefined : poses.get(axis);
    const x = left + at * (BOX.width + SIGN);
    const from = head ? { x: head.x - BOX.width / 2, y: head.y - BOX.height / 2 } : { x, y };
    const look = refused ? 'refused' : dim === null ? 'padded' : 'given';
    poses.set(`meet${key}:${at}`, {
      x,
      y,
      opacity: 1,
      look,
      ...(!stay && { from }),
      when: [0.05, 0.6],
    });
    if (head && current) poses.set(axis, { ...head, look: 'current' });
    const label = at < dims.length - 1 ? signOf(cast, dims, at, verdict) : '=';
    if (at === count - 1) return;
    poses.set(`verdict${key}:${at}`, {
      x: x + BOX.width + SIGN / 2,
      y: places.meeting.y,
      opacity: 1,
      look: refused ? 'refused' : 'good',
      label,
      when: [0.6, 0.85],
    });
  });
  poses.set(`role${key}`, {
    x: left + widthOf(dims.length) / 2,
    y: y - 10,
    opacity: 1,
    when: [0.05, 0.6],
  });
  if (sum === null) return;
  const x = left + (count - 1) * (BOX.width + SIGN);
  poses.set(`sum${key}`, { x, y, opacity: 1, look: 'given', label: String(sum), when: [0.7, 1] });
}

/** The sign between two sizes. A 1 on either side becomes the other size. */
function signOf(
  cast: Cast,
  dims: Sizes['dims'],
  at: number,
  verdict: MeetingState['verdict'],
): string {
  const dim = dims[at + 1];
  const other = dim === null ? 1 : cast.actors[at + 1]?.info.shape[dim ?? -1];
  const stretches = verdict === 'stretch' || verdict === 'padded';
  return stretches && other === 1 ? '←' : SIGNS[verdict];
}

/** A dim without a partner sticks out. */
function poseRest({ cast }: StageSet, { dims }: Sizes, poses: PosesInMaking) {
  const least = Math.min(
    ...dims.map((dim, at) => Number(dim === null ? 1 : cast.actors[at]?.info.shape[dim])),
  );
  dims.forEach((dim, at) => {
    if (dim === null) return;
    for (const { key, index } of cast.actors[at]?.cells ?? []) {
      const pose = poses.get(key);
      if (pose && (index[dim] ?? 0) >= least) poses.set(key, { ...pose, look: 'refused' });
    }
  });
}
