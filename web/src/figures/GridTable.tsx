import type { Cells } from '../core/types';
import { memo, memoByValue } from '../lib/memo';
import { useAtRest } from '../lib/use-when-seen';
import { inTurn } from '../locales/signs';
import { sayName } from '../locales/translation';
import type { TensorPage } from './TensorFigure';
import { type CellWindow, indexAt, indices } from './window';
import { tuple, words } from './words';

/** The grid as a table for screen readers: one row for each line of the last dim. */
export function GridTable({ info, window, cells }: TableProps) {
  return useAtRest(<Table info={info} window={window} cells={cells} />);
}

type TableProps = Pick<TensorPage, 'info' | 'window' | 'cells'>;

function Table({ info, window, cells }: TableProps) {
  const columns = window.count[window.count.length - 1] ?? 1;
  const lines = [...indices(window.count.slice(0, -1))];
  if (window.count.some((size) => size === 0)) return null;
  return (
    <div class="sw-hidden">
      <table>
        <caption>
          {inTurn([`${sayName(info.name)} ${tuple(info.shape)}`, words.cellsShown])}
        </caption>
        <Head window={window} columns={columns} />
        <tbody>
          {lines.map((line, row) => (
            <Row
              key={row}
              index={line.map((value, dim) => indexAt(window, dim, value)).join(', ')}
              values={valuesOf(cells, row * columns, columns)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Head = memoByValue(({ window, columns }: { window: CellWindow; columns: number }) => (
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

/** The texts of the cells of one line, joined by line breaks. */
function valuesOf({ labels, addresses }: Cells, from: number, columns: number): string {
  const cells = Array.from({ length: columns }, (_, column) => {
    const value = labels ? (labels[from + column] ?? words.notWritten) : words.notKept;
    return inTurn([value, `${words.address} ${addresses[from + column]}`]);
  });
  return cells.join('\n');
}

interface RowProps {
  index: string;
  /** All values of the line in one string: a line that does not change is not drawn again. */
  values: string;
}

/** The entries along the last dim. A step usually changes a single row. */
const Row = memo(({ index, values }: RowProps) => (
  <tr>
    <th scope="row">{index ? `[${index}, :]` : '[:]'}</th>
    {values.split('\n').map((value, at) => (
      <td key={at}>{value}</td>
    ))}
  </tr>
));
