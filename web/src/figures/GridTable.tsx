import { indices } from './grid-layout';
import type { TensorPage } from './TensorFigure';
import { tuple, words } from './words';

/** The grid as a table, for those who do not see the picture: one row a line of the last dimension. */
export function GridTable({ info, window, cells, written }: TensorPage) {
  const columns = window.count[window.count.length - 1] ?? 1;
  const lines = [...indices(window.count.slice(0, -1))];
  const first = window.start[window.start.length - 1] ?? 0;
  const across = Array.from({ length: columns }, (_, at) => at);
  if (window.count.some((size) => size === 0)) return null;
  return (
    <table class="sw-hidden">
      <caption>
        {info.name} {tuple(info.shape)}, {words.cellsShown}
      </caption>
      <thead>
        <tr>
          <td />
          {across.map((at) => (
            <th key={at} scope="col">
              {first + at}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          <tr key={row}>
            <th scope="row">
              [{[...line.map((value, dim) => value + (window.start[dim] ?? 0)), ':'].join(', ')}]
            </th>
            {across.map((at) => {
              const cell = row * columns + at;
              const blank = written !== null && (cells.numbers[cell] ?? 0) > written;
              return (
                <td key={at}>
                  {blank ? '' : (cells.labels?.[cell] ?? words.notKept)}, {words.address}{' '}
                  {cells.addresses[cell]}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
