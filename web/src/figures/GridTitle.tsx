import { memoByValue } from '../lib/memo';
import { sayName } from '../locales/translation';
import { further } from './further-words';
import { shorten, TEXT, textWidth } from './geometry';
import { OperandMark } from './OperandMark';
import type { TensorPage } from './TensorFigure';
import { tuple } from './words';

const TITLE = 44;
/** Indent of the texts above a grid and the distance between two lines of them, in px. */
const INDENT = 18;
const LINE = 16;
/** Longest name, in pixels. */
const NAME = 216;

interface GridTitleProps extends Titled {
  operand: number | 'result';
  width: number;
}

/** The part of a page that its title shows. */
type Titled = Pick<TensorPage, 'info' | 'window'>;

/** Name, shape, strides, and the part that is shown, above a grid. */
export const GridTitle = memoByValue((props: GridTitleProps) => {
  const { info, operand, width } = props;
  const shape = shorten(tuple(info.shape), width - 80, TEXT.body);
  const name = nameOf(props, width);
  return (
    <g>
      <OperandMark order={operand} x={6} y={11} />
      <text class="sw-name" x={INDENT} y="16" font-size={TEXT.name}>
        {name}
      </text>
      <text
        class="sw-shape"
        x={INDENT + textWidth(name, TEXT.name) + 8}
        y="16"
        font-size={TEXT.body}
      >
        {shape}
      </text>
      {details(props, width).map((line, at) => (
        <text key={at} class="sw-shape" x={INDENT} y={34 + at * LINE} font-size={TEXT.small}>
          {line}
        </text>
      ))}
    </g>
  );
});

/** The name gives way: a shape that is cut would be another one. */
function nameOf({ info }: Titled, width: number): string {
  const shape = textWidth(tuple(info.shape), TEXT.body);
  const room = Math.max(64, Math.min(NAME, width - INDENT - shape - 8));
  return shorten(sayName(info.name), room, TEXT.name);
}

/** Place of the name, in px from the upper left corner of the title. */
export function nameBox(page: TensorPage, width: number) {
  return { x: INDENT, width: textWidth(nameOf(page, width), TEXT.name), height: 21 };
}

export function titleWidth(page: Titled, width: number): number {
  const name = textWidth(nameOf(page, width), TEXT.name);
  const title = INDENT + name + 8 + textWidth(tuple(page.info.shape), TEXT.body);
  return Math.max(
    Math.min(width, title),
    ...details(page, width).map((line) => INDENT + textWidth(line, TEXT.small)),
  );
}

export function titleHeight(page: Titled, width: number): number {
  return TITLE + (details(page, width).length - 1) * LINE;
}

/** Strides, and as a slice which part is shown where it is one: in two lines where one is too long. */
function details({ info, window }: Titled, width: number): string[] {
  const { start, count, tail } = window;
  const slices = info.shape.map((size, dim) => {
    const [from, cells] = [start[dim] ?? 0, count[dim] ?? 0];
    return cells < Number(size) && tail[dim] === 0 ? `${from}:${from + cells}` : ':';
  });
  const strides = further.strides(
    tuple(info.stride),
    info.shape.length > 0 && info.strideUnit === 'byte',
  );
  if (slices.every((slice) => slice === ':')) return [strides];
  const part = further.part(slices.join(', '));
  const fits = INDENT + textWidth(strides + part, TEXT.small) <= width;
  return fits ? [strides + part] : [`${strides},`, part.replace(/^[,，]\s*/, '')];
}
