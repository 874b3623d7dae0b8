import type { Int, ProductFigure as Product } from '../core/types';
import { sayName } from '../locales/translation';
import { Box, type CellStyle } from './Box';
import { Figure } from './Figure';
import { further } from './further-words';
import { CELL, clamp, NARROW, round, shorten, TEXT, textWidth } from './geometry';
import { words } from './words';

interface Props {
  product: Product;
  sentence: string;
  width: number;
}

const ROW = 88;

/** Batch dimensions aligned to the right; rows and columns of each matrix behind a bar. */
export function ProductFigure({ product, sentence, width }: Props) {
  const { factors, batch, inner, result } = product;
  const narrow = width < NARROW;
  const names = [words.result, ...factors.map(({ name }) => sayName(name))];
  const longest = Math.max(...names.map((name) => textWidth(name, TEXT.body)));
  const [left, top] = narrow ? [0, 40] : [clamp(longest + 24, 130, 260), 28];
  const columns = batch.length + 2;
  const pitch = clamp((width - left - 24) / columns, 44, 110);
  const size = pitch - (pitch > 70 ? CELL.gap : 6);
  const bar = left + batch.length * pitch;
  const x = (column: number) => left + column * pitch + (column >= batch.length ? 12 : 0);
  const meets: CellStyle =
    inner === 'refused' ? 'refused' : inner === 'meets' ? 'current' : 'plain';
  return (
    <Figure
      title={further.productTitle}
      sentence={sentence}
      width={x(columns)}
      height={top + ROW * 3 - 20}
    >
      {batch.length > 0 && (
        <path class="sw-rule" d={`M${round(bar + 2)} ${top - 8}v${ROW * 3 - 24}`} />
      )}
      {factors.map((factor, row) => (
        <g key={factor.tensor} data-operand={row}>
          <Name text={sayName(factor.name)} row={row} top={top} narrow={narrow} width={left} />
          {factor.batch.map((own, column) => (
            <Dim
              key={column}
              x={x(column)}
              y={top + row * ROW}
              width={size}
              size={own}
              look={batch[column]?.verdict === 'refused' ? 'refused' : 'given'}
              hue={column}
            />
          ))}
          <Dim
            x={x(batch.length)}
            y={top + row * ROW}
            width={size}
            size={factor.rows}
            look={row === 1 ? meets : factor.vector ? 'padded' : 'given'}
            hue={row === 1 ? undefined : batch.length}
          />
          <Dim
            x={x(batch.length + 1)}
            y={top + row * ROW}
            width={size}
            size={factor.columns}
            look={row === 0 ? meets : factor.vector ? 'padded' : 'given'}
            hue={row === 0 ? undefined : batch.length + 1}
          />
        </g>
      ))}
      {inner !== 'unknown' && (
        <path
          class="sw-meeting"
          data-refused={inner === 'refused' || undefined}
          d={`M${round(x(batch.length + 1) + 8)} ${top + CELL.height}L${round(x(batch.length) + size - 8)} ${top + ROW}`}
        />
      )}
      {result && (
        <g data-operand="result">
          <Name text={words.result} row={2} top={top} narrow={narrow} width={left} />
          {result.map((own, at) => (
            <Dim
              key={at}
              x={x(resultColumn(product, at))}
              y={top + 2 * ROW}
              width={size}
              size={own}
              look="result"
              hue={resultColumn(product, at)}
            />
          ))}
          {result.length === 0 && (
            <text class="sw-faint sw-start" x={x(0)} y={top + 2 * ROW + 30} font-size={TEXT.small}>
              {words.noDims}
            </text>
          )}
        </g>
      )}
    </Figure>
  );
}

/** A vector's dropped dim leaves its place empty. */
function resultColumn({ factors, batch }: Product, at: number): number {
  const skipped = at === batch.length && factors[0]?.vector ? 1 : 0;
  return at + skipped;
}

interface DimProps {
  x: number;
  y: number;
  width: number;
  size: Int | null;
  look: CellStyle;
  hue: number | undefined;
}

function Dim({ x, y, width, size, look, hue }: DimProps) {
  if (size === null) return null;
  return <Box x={x} y={y} width={width} hue={hue} look={look} label={String(size)} />;
}

interface NameProps {
  text: string;
  row: number;
  top: number;
  narrow: boolean;
  width: number;
}

function Name({ text, row, top, narrow, width }: NameProps) {
  const y = top + row * ROW + (narrow ? -8 : 32);
  return (
    <text class="sw-name" x="0" y={y} font-size={TEXT.body}>
      {shorten(text, narrow ? 300 : width - 12, TEXT.body)}
    </text>
  );
}
