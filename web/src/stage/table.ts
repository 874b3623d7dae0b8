/** The table of sizes: shapes in rows, aligned on the right, with a verdict below each column. */

import type { Operation } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import { type Arrangement, SMALL } from './arrange';
import { named, nameOf } from './dim-names';
import { OPENS, type StagePart } from './set';
import type { Pose, Sprite } from './sprites';
import { columnsOf, MONO, nameFor, shorten } from './text';

/** Room in px above the first row, for the numbers of the dims. */
const HEAD = 18;

/** Margin in px around the boxes of a column; small enough not to touch the next column. */
export const aroundColumn = ({ pitch, box }: NonNullable<Arrangement['table']>): number =>
  Math.min(4, (pitch.x - box.width) / 2 + 1);

export function tableOf(operation: Operation, places: Arrangement): StagePart | null {
  const { tensors, kind, result } = operation;
  const { table, text } = places;
  const rows = operation.staged.map((staged, tensor) => ({ tensor, staged }));
  const columns = Math.max(0, ...rows.map(({ staged }) => staged.length));
  if (!table || columns === 0) return null;
  const { box, pitch } = table;
  const sprites: Sprite[] = [];
  // The note on einsum has a row for a result that the next operation makes.
  const made = tensors[result ?? -1];
  const resultRow = kind !== 'in_place' && !places.brief;
  // Without a row for the result, the verdicts are its sizes.
  const verdictIn = (column: FigureOf<'shapes'>['columns'][number]) =>
    kind !== 'in_place' && places.brief ? sizeOr(column) : verdictOf(column);
  const height = rows.length * pitch.y;
  const around = aroundColumn(table);
  sprites.push({
    key: 'column',
    kind: 'frame',
    width: box.width + 2 * around,
    height: height + HEAD + 20 + (resultRow ? pitch.y : 0),
    text: 0,
  });
  for (const { tensor } of rows)
    sprites.push({
      key: `name${tensor}`,
      kind: 'text',
      operand: tensor % 4,
      width: table.name,
      height: box.height,
      text: 13,
      ...nameIn(operation, tensor, table),
      strong: true,
      anchor: 'start',
    });
  if (kind !== 'in_place')
    sprites.push({
      key: 'nameR',
      kind: 'text',
      operand: 'result',
      width: table.name,
      height: resultRow ? box.height : 16,
      text: 13,
      ...(resultRow
        ? nameIn(operation, result ?? -1, table)
        : { label: shorten(nameFor(operation, result ?? -1, Infinity), lettersIn(table)) }),
      strong: true,
      anchor: 'start',
    });
  for (let at = 0; at < columns; at++) {
    const base = { hue: at, ...box, text: Math.min(16, text), strong: true } as const;
    sprites.push({
      key: `dim${at}`,
      kind: 'text',
      hue: at,
      width: 40,
      height: 14,
      text: SMALL,
      label: kind === 'note' ? letterOf(operation, at) : String(at),
    });
    for (const { tensor, staged } of rows) {
      const dim = staged[at];
      if (!dim) continue;
      const digits = String(dim.size).length + (dim.stretched ? 2 : 0);
      const said = kind === 'note' ? undefined : nameOf(tensors[tensor], dim.from);
      const name = named(said, digits, box.width, base.text);
      sprites.push({ ...base, ...name, key: `box${tensor}:${at}`, kind: 'box' });
    }
    sprites.push({
      key: `verdict${at}`,
      kind: 'text',
      width: box.width,
      height: 16,
      text: 13,
      strong: true,
    });
    if (!resultRow) continue;
    const digits = String(made?.shape[at] ?? '').length;
    const name = named(nameOf(made, at), digits, box.width, base.text);
    sprites.push({ ...base, ...name, key: `boxR:${at}`, kind: 'box' });
  }
  const x = (column: number) => table.x + table.name + column * pitch.x;
  const y = (row: number) => table.y + HEAD + row * pitch.y;
  /** Px by which a name of two lines is higher. */
  const raised = (key: string) => (sprites.find((one) => one.key === key)?.small ? 7 : 0);

  /** Boxes belong to the column they end in: they start aligned on the left and slide right. */
  const poseRow = (
    shapes: FigureOf<'shapes'>,
    { tensor, aligned, cells }: FigureOf<'shapes'>['rows'][number],
    order: number,
    poses: Map<string, Pose>,
  ) => {
    const away = aligned ? 0 : cells.filter(({ state }) => state === 'absent').length;
    poses.set(`name${tensor}`, {
      x: table.x,
      y: y(order) + box.height / 2 - raised(`name${tensor}`),
      opacity: 1,
    });
    for (let column = 0; column < columns; column++) {
      const cell = cells[column - away];
      const known = cell && cell.state !== 'absent';
      const dim = operation.staged[tensor]?.[column];
      const met = shapes.columns[column];
      const opens = aligned && known && dim?.stretched && met?.size !== null;
      poses.set(`box${tensor}:${column}`, {
        x: known ? x(column - away) : x(column) - pitch.x / 2,
        y: y(order),
        opacity: known ? 1 : 0,
        look: known
          ? cell.state === 'stretched' && dim?.from === null
            ? 'padded'
            : cell.state
          : 'padded',
        label: opens ? `1→${met?.size}` : known ? String(cell.original ?? cell.size) : '1',
      });
    }
  };

  return {
    sprites,
    pose(scene, poses) {
      const shapes = figureOf(scene, 'shapes');
      if (!shapes) return;
      shapes.rows.forEach((row, order) => {
        poseRow(shapes, row, order, poses);
      });
      const ended = OPENS.includes(scene.phase);
      const current = shapes.columns.findIndex(
        (column) => column.current && (!ended || column.verdict === 'refused'),
      );
      const bottom = y(rows.length);
      poses.set('nameR', {
        x: table.x,
        y: bottom + (resultRow ? 20 + box.height / 2 - raised('nameR') : 8),
        opacity: shapes.columns.some(({ size }) => size !== null) ? 1 : 0.25,
      });
      shapes.columns.forEach((column, at) => {
        const aligned = shapes.rows.every((row) => row.aligned);
        poses.set(`dim${at}`, {
          x: x(at) + box.width / 2,
          y: table.y + 8,
          opacity: aligned ? 1 : 0,
        });
        poses.set(`verdict${at}`, {
          x: x(at) + box.width / 2,
          y: bottom + 8,
          opacity: column.verdict === 'unknown' ? 0 : 1,
          look: column.verdict === 'refused' ? 'refused' : 'good',
          label: verdictIn(column),
        });
        poses.set(`boxR:${at}`, {
          x: x(at),
          y: bottom + 20,
          opacity: column.size === null && column.verdict !== 'refused' ? 0.3 : 1,
          look: column.verdict === 'refused' ? 'refused' : column.size === null ? 'slot' : 'given',
          label: column.verdict === 'refused' ? '✕' : String(column.size ?? ''),
        });
      });
      poses.set('column', {
        x: x(Math.max(0, current)) - around,
        y: Math.max(0, table.y - 2),
        opacity: current < 0 ? 0 : 1,
        look: shapes.columns[current]?.verdict === 'refused' ? 'refused' : 'current',
      });
    },
  };
}

const SIGNS = { unknown: '', equal: '=', joined: '+', summed: 'Σ', refused: '✕' } as const;

/** The letter by which operands name this dim; dims covered by `...` have none. */
const letterOf = ({ staged, tensors }: Operation, at: number): string =>
  staged.map((dims, tensor) => nameOf(tensors[tensor], dims[at]?.from)).find(Boolean) ?? '…';

/** A size of 1 shows what it becomes, e.g. "1→3". */
const verdictOf = ({ verdict, size }: FigureOf<'shapes'>['columns'][number]): string =>
  verdict === 'stretch' || verdict === 'padded' ? `1→${size}` : SIGNS[verdict];

/** The size that the dims agree on; the sign where they are refused, joined or summed. */
const sizeOr = (column: FigureOf<'shapes'>['columns'][number]): string =>
  column.verdict in { equal: 1, stretch: 1, padded: 1 } ? String(column.size) : verdictOf(column);

/** The letters that a name has room for in the table. */
const lettersIn = ({ name }: NonNullable<Arrangement['table']>): number =>
  Math.floor((name - 22) / (MONO * 13));

/** A name that is too long for one line goes on below, behind its first bracket. */
function nameIn(
  operation: Operation,
  tensor: number,
  table: NonNullable<Arrangement['table']>,
): { label: string; small?: string } {
  const { name: width, pitch } = table;
  const most = lettersIn(table);
  const name = nameFor(operation, tensor, most);
  const whole = nameFor(operation, tensor, Infinity);
  const behind = whole.indexOf('(') + 1;
  const [label, small] = [whole.slice(0, behind), whole.slice(behind)];
  const fits = label.length <= most && small.length * MONO * SMALL <= width - 8;
  const tooLong = columnsOf(name) > most || name !== whole;
  if (tooLong && behind > 0 && fits && pitch.y >= TWO_LINES) return { label, small };
  return { label: shorten(name, most) };
}

const TWO_LINES = 30;
