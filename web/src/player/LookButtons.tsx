import { nameBox } from '../figures/GridTitle';
import type { TensorFigureProps } from '../figures/TensorFigure';
import { LookButton } from './LookButton';

/**
 * Buttons over the tensor names of a figure, each opening a closer look. A plain number gets none.
 */
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
