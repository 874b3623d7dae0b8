import { nameBox } from '../figures/GridTitle';
import type { TensorFigureProps } from '../figures/TensorFigure';
import { memo } from '../lib/memo';
import { remarkWords as words } from './remark-words';

/** Over the name of each tensor in a figure, a button that opens a closer look at it; a number has none. */
export function LookButtons({ figure }: { figure: TensorFigureProps }) {
  const { layout, inset = 0, scale = 1, width } = figure;
  return (
    <>
      {layout.placed.map(({ page, x, y }) => {
        const box = nameBox(page, width - inset);
        return page.info.isNumber ? null : (
          <LookButton
            key={page.tensor}
            tensor={page.tensor}
            name={page.info.name}
            left={(x + inset + box.x) * scale}
            top={y * scale}
            width={box.width * scale}
            height={box.height * scale}
          />
        );
      })}
    </>
  );
}

interface ButtonProps {
  tensor: number;
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What it opens is read from `data-tensor`, as where a cell is pressed. */
const LookButton = memo(({ tensor, name, left, top, width, height }: ButtonProps) => (
  <button
    type="button"
    class="sw-look-over"
    data-tensor={tensor}
    title={words.lookInto(name)}
    style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
  />
));
