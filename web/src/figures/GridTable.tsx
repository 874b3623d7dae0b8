import type { Cells } from '../core/types';
import { memo, memoByValue } from '../lib/memo';
import { useAtRest } from '../lib/use-when-seen';
import { unwrittenIn } from './cell-rows';
import { further } from './further-words';
import type { TensorPage } from './TensorFigure';

import { indexAt, indices, type Window } from './window';
import { tuple } from './words';

/** The grid as a table, for those who do not see the picture: one row a line of the last dimension. */
export function GridTable({ info, window, cells, written }: TensorPage) {
  return useAtRest(<Table info={info} window={window} cells={cells} written={written} />);
}

type TableProps = Pick<TensorPage, 'info' | 'window' | 'cells' | 'written'>;

function Table({ info, window, cells, written }: TableProps) {
  const columns = window.count[window.count.length - 1] ?? 1;
  const lines = [...indices(window.count.slice(0, -1))];
  if (window.count.some((size) => size === 0)) return null;
  return (
    <div class="sw-hidden">
      <table>
        <caption>{`${info.name} ${tuple(info.shape)}, ${further.cellsShown}`}</caption>
        <Head window={window} columns={columns} />
        <tbody>
          {lines.map((line, row) => (
            <Row
              key={row}
              index={line.map((value, dim) => indexAt(window, dim, value)).join(', ')}
              cells={cells}
              from={row * columns}
              columns={columns}
              blank={unwrittenIn(cells, { from: row * columns, columns }, written).join()}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Head = memoByValue(({ window, columns }: { window: Window; columns: number }) => (
  <thead>
    <tr>
      <td />
      {Array.from({ length: columns }, (_, at) => (
        <th key={at} scope="col">
          {`${indexAt(window, window.count.length - 1, at)}`}
        </th>
      ))}
    </tr>
  </thead>
));

interface RowProps {
  index: string;
  cells: Cells;
  /** First cell of the line. */
  from: number;
  columns: number;
  /** Columns that are not written yet, as a list in text. */
  blank: string;
}

/** One line of the last dimension; a step changes one of them. */
const Row = memo(({ index, cells, from, columns, blank }: RowProps) => {
  const blanks = blank.split(',');
  return (
    <tr>
      <th scope="row">{index ? `[${index}, :]` : '[:]'}</th>
      {Array.from({ length: columns }, (_, at) => {
        const label = blanks.includes(String(at))
          ? further.notWritten
          : (cells.labels?.[from + at] ?? further.notKept);
        return <td key={at}>{`${label}, ${further.address} ${cells.addresses[from + at]}`}</td>;
      })}
    </tr>
  );
});
