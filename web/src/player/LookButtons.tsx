import { nameBox } from '../figures/GridTitle';
import type { TensorFigureProps } from '../figures/TensorFigure';
import { addStyles } from '../lib/add-styles';
import { memo } from '../lib/memo';
import styles from '../styles/look-over.css?inline';
import { remarkWords as words } from './remark-words';

addStyles(styles);

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
            left={`${(x + inset + box.x) * scale}px`}
            top={`${y * scale}px`}
            width={`${box.width * scale}px`}
            height={`${box.height * scale}px`}
          />
        );
      })}
    </>
  );
}

interface ButtonProps {
  tensor: number;
  name: string;
  left: string;
  top: string;
  width: string;
  height: string;
}

/** What it opens is read from `data-tensor`, as where a cell is pressed. */
export const LookButton = memo(({ tensor, name, ...place }: ButtonProps) => (
  <button
    type="button"
    class="sw-look-over"
    data-tensor={tensor}
    title={words.lookInto(name)}
    style={place}
  />
));
