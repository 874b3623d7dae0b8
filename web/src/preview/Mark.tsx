/** The sign of Stridewise, as in public/favicon.svg: a diagonal of cells. */
const [CELL, PITCH, FIRST] = [6, 8, 5];
const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

export function Mark({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 32})`}>
      <rect width={32} height={32} rx={7} fill="#1d2330" />
      {places.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          x={FIRST + PITCH * column}
          y={FIRST + PITCH * row}
          width={CELL}
          height={CELL}
          rx={1.5}
          fill={row === column ? '#8fc1f5' : '#56607a'}
        />
      ))}
    </g>
  );
}
