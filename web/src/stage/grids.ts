/** Draws each tensor: a title, sizes as heads of the axes, and cells with their values. */
import type { Int, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { type Actor, type ActorCell, factsOf, isCut } from './actors';
import { SMALL, titleRoom } from './arrange';
import { blocksOf } from './blocks';
import { nameOf } from './dim-names';
import { cellPose, OPENS, type StagePart, type StageSet } from './set';
import type { Pose, Sprite } from './sprites';
import { columnsOf, MONO, nameFor, shorten, titleFor, titleOf } from './text';

const FAINT = 0.25;
/** Look of a cell that is read together with many others. */
const READ = { look: 'read', when: [0.05, 0.25] as const };

/** State of a tensor's dims at one step. */
interface GridState {
  opened: boolean;
  /** Dims whose sizes have been compared. */
  judged: boolean[] | undefined;
  /** True if a size-1 dim of a tensor has stretched by now. */
  hasStretched(tensor: number, dim: number): boolean;
  /** The refused dim; -1 if there is none. */
  refused: number;
}

export function gridsOf(set: StageSet): StagePart {
  const { cast, firstResult, operation } = set;
  // A refused operation never stretches a tensor: its cells show what the comparison has found.
  const stretches = operation.phases.some(({ phase }) => phase === 'stretch');
  return {
    sprites: cast.actors.flatMap((actor, order) => spritesOf(set, actor, order)),
    pose(scene, poses) {
      const shapes = operation.kind === 'note' ? undefined : figureOf(scene, 'shapes');
      const columns = shapes?.columns;
      const judged =
        columns?.map(({ size, verdict }) => size !== null && verdict !== 'unknown') ??
        figureOf(scene, 'product')?.batch.map(({ verdict }) => verdict !== 'unknown');
      const row = (tensor: number) => shapes?.rows.find((one) => one.tensor === tensor);
      const told: GridState = {
        opened: Number(scene.step) >= firstResult,
        judged,
        // The target of an operation that would make it grow keeps its shape.
        hasStretched: (tensor, dim) =>
          operation.refused && operation.tensors[tensor]?.role === 'target'
            ? false
            : stretches
              ? row(tensor)?.cells[dim]?.state === 'stretched'
              : (judged?.[dim] ?? false),
        refused: columns?.findIndex(({ verdict }) => verdict === 'refused') ?? -1,
      };
      cast.actors.forEach((actor, order) => {
        poseHeads(set, actor, order, scene, told, poses);
        poseCells(set, actor, order, scene, told, poses);
      });
    },
  };
}

function spritesOf(set: StageSet, actor: Actor, order: number): Sprite[] {
  const { places, room, words, operation } = set;
  const place = places.grids[order];
  if (!place) return [];
  const { text, cell, addresses } = places;
  const { info, mark, tensor } = actor;
  const titleChars = Math.floor((titleRoom(places, order, room.width) - 20) / (MONO * 13));
  const besides = columnsOf(titleOf('', info.shape)) + (isCut(actor) ? 2 : 0);
  const name = nameFor(operation, tensor, titleChars - besides);
  const [title, after] = titleFor(info, name, words, titleChars - (isCut(actor) ? 2 : 0));
  const base = { operand: mark, hue: null } as const;
  const fits = (address: string) => address.length * MONO * SMALL <= cell.width - 2;
  return [
    {
      ...base,
      key: `title${tensor}`,
      kind: 'text',
      width: place.width,
      height: 16,
      text: 13,
      label: shorten(isCut(actor) ? `${title} …` : title, titleChars),
      strong: true,
      anchor: 'start',
    },
    ...(after ? [afterTitle(actor, after)] : []),
    ...blocksOf(actor, place, words).map(({ sprite }) => sprite),
    ...actor.dims.map(
      (dim, at): Sprite => ({
        key: `axis${tensor}:${at}`,
        kind: 'text',
        hue: dim.hue,
        width: 18,
        height: 14,
        text: SMALL + 1,
        strong: true,
        label: sizeText(
          places,
          actor,
          order,
          at,
          dim.from === null ? 1 : (info.shape[dim.from] ?? 1),
        ),
        ...besideName(places, actor, order, at),
      }),
    ),
    ...actor.cells.map(
      (one): Sprite => ({
        ...base,
        key: one.key,
        kind: 'cell',
        under: slidesOut(actor, one),
        width: cell.width,
        height: cell.height,
        text,
        ...(addresses && !info.isNumber && fits(`@${one.address}`) && { small: `@${one.address}` }),
        cell: factsOf(info, tensor, one),
      }),
    ),
  ];
}

/** Words that follow the title of a copy once it is told that a write leaves it as it is. */
const afterTitle = ({ tensor }: Actor, label: string): Sprite => ({
  key: `kept${tensor}`,
  kind: 'text',
  width: columnsOf(label) * MONO * 13,
  height: 16,
  text: 13,
  label,
  anchor: 'start',
});

/** On the first page it is the ghost of a cell there: on all pages its place is drawn so. */
const slidesOut = ({ dims, start }: Actor, { index }: ActorCell): boolean =>
  dims.some(({ stretched }, dim) => stretched && (index[dim] ?? 0) > (start[dim] ?? 0));

function poseHeads(
  { places, words }: StageSet,
  actor: Actor,
  order: number,
  scene: Scene,
  { opened, judged, hasStretched }: GridState,
  poses: Map<string, Pose>,
): void {
  const place = places.grids[order];
  if (!place) return;
  const { tensor, made, dims, counts } = actor;
  const shown = made && !opened ? FAINT : 1;
  const title = { x: place.left + 2, y: place.y - 30, opacity: places.tight ? 0 : shown };
  poses.set(`title${tensor}`, title);
  const told = scene.event.id === 'KEEPS_CELLS' || scene.phase === 'elements';
  // The strides of a result are not known before it is there.
  if (actor.info.role === 'apart' ? told : !made || opened) {
    // A colon follows the shape at once, strides follow after a space.
    const space = actor.info.role === 'apart' ? 0 : 1;
    const cut = isCut(actor) ? 2 : 0;
    const before = columnsOf(titleOf(actor.info.name, actor.info.shape)) + cut + 2 + space;
    poses.set(`kept${tensor}`, { ...title, x: title.x + before * MONO * 13 });
  }
  for (const { dim, sprite, pose } of blocksOf(actor, place, words))
    if (!dims[dim]?.stretched || hasStretched(tensor, dim))
      poses.set(sprite.key, { ...pose, opacity: shown });
  const shapes = figureOf(scene, 'shapes');
  const row = shapes?.rows.find((one) => one.tensor === tensor);
  dims.forEach((dim, at) => {
    const state = row?.cells[at]?.state;
    const known = dim.from !== null || (row ? row.aligned && state !== 'absent' : judged?.[at]);
    const open = dim.stretched && hasStretched(tensor, at);
    const shownOf = dim.stretched && !open ? 1 : (counts[at] ?? 1);
    const label = open ? sizeText(places, actor, order, at, dim.size) : undefined;
    const size = dim.from === null ? 1 : (actor.info.shape[dim.from] ?? 1);
    const own = sizeText(places, actor, order, at, size);
    // A word below a size ends where the size ends.
    const digits = isWordBeside(places, actor, order, at) ? 0 : (label ?? own).length;
    const [x, y] = headOf(places, actor, order, at, shownOf, digits);
    poses.set(`axis${tensor}:${at}`, {
      x,
      y,
      opacity: known && (counts[at] !== 1 || dims.length - at < 3) ? shown : 0,
      look:
        row && shapes?.columns[at]?.current && !OPENS.includes(scene.phase)
          ? 'current'
          : dim.from === null
            ? 'padded'
            : undefined,
      label,
    });
  });
}

/** Beside the grid there is room for three digits; the title or the table has the full size. */
function headText(size: Int): string {
  const text = String(size);
  const zeros = /(?:000)*$/.exec(text)?.[0].length ?? 0;
  if (text.length <= 3) return text;
  const short = text.slice(0, text.length - zeros) + (['', 'k', 'M', 'G', 'T'][zeros / 3] ?? '');
  return short.length <= 3 ? short : '';
}

type Places = StageSet['places'];

/**
 * Above a column axis the name goes before the size if entries are wide enough; beside the rows it
 * goes below.
 */
function sizeText(places: Places, actor: Actor, order: number, at: number, size: Int): string {
  const name = nameOf(actor.info, actor.dims[at]?.from);
  const grid = places.grids[order]?.grid;
  const text = headText(size);
  if (!name || !grid?.across[at]) return text;
  const pitch = grid.pitch[at] ?? 0;
  const inner = actor.dims.length - at <= 2;
  const wide = inner ? ((actor.counts[at] ?? 1) - 1) * pitch + places.cell.width : pitch * 1.5;
  const whole = `${name} ${text}`;
  return whole.length * MONO * (SMALL + 1) <= wide + 8 ? whole : text;
}

function besideName(
  places: Places,
  actor: Actor,
  order: number,
  at: number,
): Pick<Sprite, 'small' | 'anchor'> {
  const name = nameOf(actor.info, actor.dims[at]?.from);
  const across = places.grids[order]?.grid.across[at];
  if (!name || across) return {};
  if (name.length <= 3) return { small: name };
  return isWordBeside(places, actor, order, at) ? { small: name, anchor: 'end' } : {};
}

/** True if the name of a dim beside the grid is a word for which there is room. */
function isWordBeside(places: Places, actor: Actor, order: number, at: number): boolean {
  const name = nameOf(actor.info, actor.dims[at]?.from) ?? '';
  const place = places.grids[order];
  if (!place || place.grid.across[at] || name.length <= 3) return false;
  return columnsOf(name) * MONO * SMALL <= place.x - place.left - 4;
}

/** Place above the entries that the size counts, or to the left of them. */
function headOf(
  { grids, cell, slim }: StageSet['places'],
  { dims }: Actor,
  order: number,
  dim: number,
  shown: number,
  digits: number,
): [number, number] {
  const place = grids[order];
  if (!place) return [0, 0];
  const { grid, x, y } = place;
  const back = dims.length - 1 - dim;
  const count = back < 2 ? shown : 1;
  const pitch = grid.pitch[dim] ?? 0;
  if (grid.across[dim]) {
    const begin = back < 2 ? x : x + pitch;
    return [begin + ((count - 1) * pitch + cell.width) / 2, y - 9];
  }
  const begin = back < 2 ? y : y + pitch;
  // Digits end close to the cells.
  const half = (digits * MONO * (SMALL + 1)) / 2;
  return [x - (slim ? 4 : 6) - half, begin + ((count - 1) * pitch + cell.height) / 2];
}

function poseCells(
  set: StageSet,
  actor: Actor,
  order: number,
  scene: Scene,
  told: GridState,
  poses: Map<string, Pose>,
): void {
  if (actor.cells.length === 0) return;
  const { source, cells } = set;
  const { tensor, staged, start, counts, made } = actor;
  const now = source.cells(tensor, scene.step, staged, start, counts);
  const element = figureOf(scene, 'element');
  // Elements listed by the core light up one by one, unless the core left some out.
  const listed = element && Number(element.omitted) === 0 ? element.reads : [];
  const lit = new Set(listed.flatMap((read) => (read.tensor === tensor ? read.address : [])));
  actor.cells.forEach((cell, at) => {
    const home = cells.get(cell.key);
    if (!home) return;
    const value = now.labels?.[at];
    const pose = {
      label: value ?? '',
      opacity: made && !told.opened ? FAINT : 1,
      look: value === null ? 'slot' : undefined,
      when: [0.75, 1] as const,
      ...(now.reads[at] === 1 && !lit.has(cell.address) && READ),
    };
    if (!cell.ghost || made) {
      const out = sticksOut(set, actor, cell, told.refused);
      poses.set(cell.key, { ...home, ...pose, ...(out && { look: 'refused' }) });
      return;
    }
    const at_ = ghostAt(set, actor, order, cell, told);
    const out = sticksOut(set, actor, cell, told.refused);
    const look = out ? 'refused' : 'ghost';
    // A written value appears in all cells of its address at the moment of the write.
    const when = element ? pose.when : ([0.15, 0.95] as const);
    poses.set(cell.key, { ...pose, ...at_, look, when });
  });
}

/** A ghost is hidden behind the element it repeats until the story stretches its dim. */
function ghostAt(
  set: StageSet,
  actor: Actor,
  order: number,
  cell: ActorCell,
  { hasStretched }: GridState,
) {
  const folded = cell.index.map((entry, dim) =>
    actor.dims[dim]?.stretched && !hasStretched(actor.tensor, dim)
      ? (actor.start[dim] ?? 0)
      : entry,
  );
  const hidden = folded.some((entry, dim) => entry !== cell.index[dim]);
  const { x, y } = cellPose(set.places, actor, order, folded);
  return { x, y, opacity: hidden ? 0 : 1 };
}

/** True if the cell has no partner in the refused dim. */
function sticksOut({ cast }: StageSet, actor: Actor, cell: ActorCell, refused: number): boolean {
  if (refused < 0 || !actor.dims[refused]) return false;
  const others = cast.actors.filter((one) => one !== actor && one.staged);
  const least = Math.min(...others.map(({ dims }) => Number(dims[refused]?.size ?? 1)));
  return (cell.index[refused] ?? 0) >= least;
}
