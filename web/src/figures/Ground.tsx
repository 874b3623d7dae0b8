interface Props {
  width: number;
  height: number;
}

/** Beyond the edge: as far as the strokes of cells and links reach. */
const EDGE = 4;

/**
 * Nothing, under the marks of one group. With it they always cover the same place, wherever they
 * stand in it: where that changes, browsers put together the layers of the whole page once more.
 */
export function Ground({ width, height }: Props) {
  return (
    <rect
      class="sw-ground"
      x={-EDGE}
      y={-EDGE}
      width={Math.ceil(width) + 2 * EDGE}
      height={Math.ceil(height) + 2 * EDGE}
    />
  );
}
