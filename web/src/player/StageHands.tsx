import type { Cells, Operation } from '../core/types';
import { GridTable } from '../figures/GridTable';
import { textWidth } from '../figures/geometry';
import type { Window } from '../figures/window';
import { useAtRest } from '../lib/use-when-seen';
import type { StageSource } from '../stage/actors';
import type { Sprite, StageStory } from '../stage/sprites';
import type { Desk } from './hands';
import { LookButton } from './LookButtons';

interface Props {
  story: StageStory;
  step: number;
  operation: Operation;
  source: StageSource;
  /** A closer look can be opened from here. */
  looks: boolean | undefined;
  /** Of the operation in its story. */
  number: number;
  desk?: Desk | null | undefined;
}

/** Over the stage: its names as buttons, its sizes where they can be changed, and its grids as tables for those who do not see them. */
export function StageHands(props: Props) {
  const tables = useAtRest(<Tables {...props} />);
  // A prerendered page has no style attributes: its policy forbids them.
  const live = typeof window !== 'undefined';
  return (
    <>
      {live && props.looks && <Names {...props} />}
      {props.desk && <props.desk.SizeBoxes {...props} desk={props.desk} />}
      {tables}
    </>
  );
}

const HIGH = 22;
/** Of the operand's sign, before a name. */
const SIGN = 16;

/** A name stands over its grid or, where there is no room, in the table of sizes. */
function Names({ story, step, operation }: Props) {
  const poses = story.pose(step);
  const sprites = new Map(story.sprites.map((sprite) => [sprite.key, sprite]));
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;
  return operation.tensors.map((info, tensor) => {
    const keys = [`title${tensor}`, `name${tensor}`];
    const key = keys.find((one) => (poses.get(one)?.opacity ?? 0) > 0);
    const [sprite, pose] = key ? [sprites.get(key), poses.get(key)] : [];
    if (!sprite || !pose || info.isNumber) return null;
    const shown = sprite.label?.startsWith(info.name) ? info.name : (sprite.label ?? '');
    return (
      <LookButton
        key={tensor}
        tensor={tensor}
        name={info.name}
        left={share(pose.x + SIGN, story.width)}
        top={share(pose.y - HIGH / 2, story.height)}
        width={share(textWidth(shown, sprite.text), story.width)}
        height={share(HIGH, story.height)}
      />
    );
  });
}

function Tables({ story, step, operation, source }: Props) {
  return operation.tensors.map((info, tensor) => {
    const window = windowOf(story.sprites, tensor);
    const cells = window && cellsOf(source, tensor, step, window, operation);
    if (!window || !cells || info.isNumber) return null;
    const staged = operation.staged[tensor]?.map(({ size }) => size);
    const shape = staged?.length === window.count.length ? staged : info.shape;
    return <GridTable key={tensor} info={{ ...info, shape }} window={window} cells={cells} />;
  });
}

/** The part of a tensor that is on the stage; null where none is. */
function windowOf(sprites: readonly Sprite[], tensor: number): Window | null {
  const indices = sprites.flatMap(({ kind, cell }) =>
    kind === 'cell' && cell?.tensor === tensor && cell.index !== null
      ? [cell.index === '' ? [] : cell.index.split(',').map(Number)]
      : [],
  );
  const [first] = indices;
  if (!first) return null;
  const of = (dim: number) => indices.map((index) => index[dim] ?? 0);
  const start = first.map((_, dim) => Math.min(...of(dim)));
  const count = start.map((least, dim) => Math.max(...of(dim)) - least + 1);
  const none = first.map(() => 0);
  return { start, count, tail: none, skip: none };
}

/** Null where the core has no answer: the table comes back with the next step. */
function cellsOf(
  source: StageSource,
  tensor: number,
  step: number,
  { start, count }: Window,
  { staged }: Operation,
): Cells | null {
  try {
    return source.cells(tensor, step, staged[tensor] !== undefined, start, count);
  } catch {
    return null;
  }
}
