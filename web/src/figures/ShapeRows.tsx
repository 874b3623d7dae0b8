import type { Operation, ShapeRows as Shapes, TensorInfo } from '../core/types';
import { memoByValue } from '../lib/memo';
import { type Stable, useStable } from '../lib/stable';
import { sayName } from '../locales/translation';
import { Box, type CellStyle, strideNote } from './Box';
import { Figure } from './Figure';
import { CELL, round, shorten, TEXT, textWidth, translate } from './geometry';
import { hueOf } from './hue';
import { OperandMark } from './OperandMark';
import { ABOVE, layoutRows, type RowsLayout } from './shape-rows-layout';
import { minus, tuple, words } from './words';

type Row = Shapes['rows'][number];
type Cell = Row['cells'][number];

interface Props {
  shapes: Shapes;
  operation: Operation;
  sentence: string;
  width: number;
}

const MARKS = {
  unknown: '',
  equal: '=',
  stretch: '→',
  padded: '→',
  joined: '+',
  summed: 'Σ',
  refused: '✕',
} as const;

/** Shapes under each other, aligned to the right; a verdict under each column; the result grows from the last one. */
export function ShapeRows({ sentence, ...shapes }: Props) {
  return <Rows {...shapes} sentence={useStable(sentence)} />;
}

type RowsProps = Omit<Props, 'sentence'> & { sentence: Stable<string> };

/** While elements are computed, step after step the same but for the sentence. */
const Rows = memoByValue(({ shapes, operation, sentence, width }: RowsProps) => {
  const layout = layoutRows(shapes, operation, width);
  const { rowY, columnX, cellWidth, verdictY, resultY } = layout;
  const aligned = shapes.rows.every((row) => row.aligned);
  const current = shapes.columns.findIndex((column) => column.current);
  return (
    <Figure
      title={words.shapesTitle}
      sentence={sentence}
      width={layout.width}
      height={layout.height}
    >
      {aligned &&
        shapes.columns.map((column, at) => (
          <Header
            key={`h${column.dim}`}
            dim={column.dim}
            letter={operation.kind === 'note' ? letterOf(shapes, operation, at) : null}
            back={at - shapes.columns.length}
            x={columnX(at) + cellWidth / 2}
            room={layout.pitch}
          />
        ))}
      {!aligned && (
        <text class="sw-label" x={columnX(0)} y="30" font-size={TEXT.small}>
          {words.unaligned}
        </text>
      )}
      {current >= 0 && (
        <path
          key="frame"
          class="sw-frame sw-move"
          transform={translate(columnX(current) - layout.gap / 2 + 2, 0)}
          d={frame(layout.pitch - 4, 4, layout.height - 4, layout.labels)}
        />
      )}
      {shapes.rows.map((row, at) => (
        <g key={`r${at}`}>
          <RowName
            layout={layout}
            y={rowY(at)}
            order={at}
            tensor={operation.tensors[row.tensor]?.isNumber ? null : row.tensor}
            name={sayName(row.name)}
            shape={tuple(operation.tensors[row.tensor]?.shape ?? [])}
          />
          {placed(row).map(({ cell, column }) => (
            <Box
              key={cell.dim === null ? `p${column}` : `d${cell.dim}`}
              x={columnX(column)}
              y={rowY(at)}
              width={cellWidth}
              hue={aligned ? shapes.columns[column]?.dim : null}
              look={lookOf(cell)}
              label={String(cell.size)}
              name={
                operation.kind === 'note'
                  ? null
                  : operation.tensors[row.tensor]?.dimNames?.[cell.dim ?? -1]
              }
              was={cell.state === 'stretched' && cellWidth > 52 ? was(cell) : null}
              note={noteOf(cell, cellWidth)}
            />
          ))}
          {shapes.columns.length === 0 && (
            <text
              class="sw-label"
              x={columnX(0)}
              y={rowY(at) + CELL.height / 2 + 5}
              font-size={TEXT.body}
            >
              {words.noDims}
            </text>
          )}
        </g>
      ))}
      {shapes.columns.map((column, at) => (
        <Verdict
          key={`v${column.dim}`}
          shapes={shapes}
          at={at}
          x={columnX(at) + cellWidth / 2}
          y={verdictY}
          room={layout.pitch}
        />
      ))}
      {(shapes.result !== null || shapes.target) && (
        <ResultRow
          shapes={shapes}
          layout={layout}
          y={resultY}
          tensor={operation.result}
          names={operation.tensors[operation.result ?? -1]?.dimNames}
        />
      )}
    </Figure>
  );
});

const ROUND = 10;

/** A frame around a column whose sides leave out the lines of text that stand above the rows. */
function frame(width: number, top: number, bottom: number, gaps: number[]): string {
  const w = round(width);
  const [starts, ends] = [
    [top, ...gaps.map((y) => y + 7)],
    [...gaps.map((y) => y - 17), bottom],
  ];
  const roof = `V${top + ROUND}q0 -${ROUND} ${ROUND} -${ROUND}H${w - ROUND}q${ROUND} 0 ${ROUND} ${ROUND}`;
  const floor = `V${bottom - ROUND}q0 ${ROUND} -${ROUND} ${ROUND}H${ROUND}q-${ROUND} 0 -${ROUND} -${ROUND}`;
  return starts
    .map((start, at) => {
      const end = ends[at] ?? bottom;
      if (start === top && end === bottom) return `M0 ${bottom - ROUND}${roof}${floor}Z`;
      if (start === top) return `M0 ${end}${roof}V${end}`;
      return end === bottom
        ? `M${w} ${start}${floor}V${start}`
        : `M0 ${start}V${end}M${w} ${start}V${end}`;
    })
    .join('');
}

function ResultRow({
  shapes,
  layout,
  y,
  tensor,
  names,
}: {
  shapes: Shapes;
  layout: RowsLayout;
  y: number;
  tensor: number | null;
  names: TensorInfo['dimNames'] | undefined;
}) {
  const skip = shapes.columns.length - (shapes.target?.length ?? 0);
  const known = shapes.columns.every((column) => column.size !== null);
  // Every size is known and yet there is no result: the target has another shape.
  const refused = known && shapes.result === null;
  return (
    <g>
      <RowName
        layout={layout}
        y={y}
        order="result"
        tensor={tensor}
        name={sayName(shapes.result ?? words.target)}
        shape={
          shapes.target
            ? tuple(shapes.target)
            : known
              ? tuple(shapes.columns.map((column) => column.size ?? 0))
              : ''
        }
      />
      {shapes.columns.map((column, at) => {
        const wanted = shapes.target?.[at - skip];
        const size = column.size ?? wanted ?? null;
        const clash = refused && size !== wanted;
        return (
          <Box
            key={`c${column.dim}`}
            x={layout.columnX(at)}
            y={y}
            width={layout.cellWidth}
            hue={column.dim}
            look={clash ? 'refused' : column.size !== null ? 'result' : 'waiting'}
            label={size === null ? '' : String(size)}
            name={column.size !== null && !clash ? names?.[at] : null}
            note={clash ? words.mustBe(wanted) : null}
          />
        );
      })}
    </g>
  );
}

/** The letter of an einsum whose sizes stand in the column. */
const letterOf = ({ rows }: Shapes, { tensors }: Operation, at: number): string =>
  rows
    .map(({ tensor, cells }) => tensors[tensor]?.dimNames?.[cells[at]?.dim ?? -1])
    .find(Boolean) ?? '…';

interface Head {
  dim: number;
  letter: string | null;
  back: number;
  x: number;
  room: number;
}

function Header({ dim, letter, back, x, room }: Head) {
  const tight = room < 48;
  return (
    <g {...hueOf(dim)}>
      <text class="sw-dim" x={round(x)} y="22" font-size={tight ? TEXT.small : TEXT.body}>
        {letter === null ? (tight ? dim : words.dim(dim)) : shorten(letter, room, TEXT.body)}
      </text>
      {letter === null && (
        <text class="sw-faint" x={round(x)} y="39" font-size={tight ? TEXT.tiny : TEXT.small}>
          {minus(back)}
        </text>
      )}
    </g>
  );
}

function Verdict({
  shapes,
  at,
  x,
  y,
  room,
}: {
  shapes: Shapes;
  at: number;
  x: number;
  y: number;
  room: number;
}) {
  const verdict = shapes.columns[at]?.verdict ?? 'unknown';
  if (verdict === 'unknown') return null;
  const sizes = shapes.rows
    .map((row) => row.cells[at])
    .filter((cell) => cell && cell.state !== 'absent')
    .map((cell) => String(cell && (was(cell) ?? cell.size)));
  const size = shapes.columns[at]?.size;
  const grows = verdict === 'stretch' || verdict === 'padded';
  const small = sizes.find((one) => one !== String(size));
  const sum =
    grows && small !== undefined
      ? `${small} → ${size}`
      : (sizes.length === 2 && verdict !== 'summed') || verdict === 'joined'
        ? sizes.join(` ${MARKS[verdict]} `)
        : MARKS[verdict];
  const fits = (text: string) => textWidth(text, TEXT.name) <= room;
  return (
    <g class="sw-verdict" data-verdict={verdict}>
      <text x={round(x)} y={y + 18} font-size={TEXT.name}>
        {fits(sum) ? sum : MARKS[verdict]}
      </text>
      {textWidth(words.verdict[verdict], TEXT.small, false) <= room && (
        <text x={round(x)} y={y + 35} font-size={TEXT.small}>
          {words.verdict[verdict]}
        </text>
      )}
    </g>
  );
}

function RowName({
  layout,
  y,
  order,
  tensor,
  name,
  shape,
}: {
  layout: RowsLayout;
  y: number;
  order: number | 'result';
  tensor: number | null;
  name: string;
  shape: string;
}) {
  const left = layout.inset;
  const base = layout.gutter ? y + CELL.height / 2 + 5 : y - ABOVE;
  const room = (layout.gutter || layout.width) - left - 24;
  const text = shorten(
    name,
    Math.max(room - textWidth(shape, TEXT.body) - 10, room * 0.6),
    TEXT.name,
  );
  const rest = room - textWidth(text, TEXT.name) - 10;
  return (
    <g class={layout.gutter ? undefined : 'sw-over'} data-tensor={tensor}>
      <OperandMark order={order} x={left + 6} y={base - 5} />
      <text class="sw-name" x={left + 18} y={base} font-size={TEXT.name}>
        {text}
      </text>
      <text
        class="sw-shape"
        x={left + 18 + textWidth(text, TEXT.name) + 10}
        y={base}
        font-size={TEXT.body}
      >
        {shorten(shape, rest, TEXT.body)}
      </text>
    </g>
  );
}

/** A row that is not aligned yet is written from the left. */
function placed(row: Row): { cell: Cell; column: number }[] {
  const present = row.cells
    .map((cell, column) => ({ cell, column }))
    .filter(({ cell }) => cell.state !== 'absent' && cell.size !== null);
  return row.aligned ? present : present.map(({ cell }, column) => ({ cell, column }));
}

function lookOf(cell: Cell): CellStyle {
  return cell.state === 'absent' ? 'waiting' : cell.state;
}

function was(cell: Cell): string | null {
  return cell.original !== null && cell.original !== cell.size ? String(cell.original) : null;
}

function noteOf(cell: Cell, width: number): string | null {
  if (cell.stride !== null) return strideNote(cell.stride, width);
  return cell.state === 'padded' && textWidth(words.padded, TEXT.tiny) < width
    ? words.padded
    : null;
}
