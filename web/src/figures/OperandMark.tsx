const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M0 -6L6 0L0 6L-6 0z',
  'M0 -6L6 5H-6z',
  'M0 6L6 -5H-6z',
];

/** The sign of an operand: tone and shape, so that colour is never alone. The result is a square. */
export function OperandMark({ order, x, y }: { order: number | 'result'; x: number; y: number }) {
  const path = order === 'result' ? 'M-5 -5H5V5H-5z' : SHAPES[order % SHAPES.length];
  return (
    <path
      class="sw-mark"
      data-operand={order === 'result' ? order : order % SHAPES.length}
      transform={`translate(${x} ${y})`}
      d={path}
    />
  );
}
