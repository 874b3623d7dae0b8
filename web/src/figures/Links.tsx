import { useQuick } from '../lib/use-quick';
import { round } from './geometry';

export interface CellLink {
  key: string;
  operand: number | 'result';
  from: { x: number; y: number };
  /** Down to this y, in px, the line stays in the gap between two columns. */
  drop: number;
  /** The y in px from which the link is straight: there it passes between two cells of upper strip lines. */
  enter: number;
  to: { x: number; y: number };
}

/**
 * The line from a cell to its cell in storage. A new line grows along its path. During quick steps the
 * old line moves to the next cell instead.
 */
export function Links(props: { links: () => CellLink[] }) {
  const links = props.links();
  const quick = useQuick(links.map(({ key }) => key).join());
  return (
    <g>
      {links.map(({ key, operand, from, drop, enter, to }, order) => (
        <path
          key={quick ? order : key}
          class="sw-link"
          data-operand={operand}
          pathLength={1}
          d={`M${round(from.x)} ${round(from.y)}h2${wire(from.x + 2, drop, to.x, enter)}V${round(to.y)}`}
        />
      ))}
    </g>
  );
}

function wire(x1: number, y1: number, x2: number, y2: number): string {
  const middle = round((y1 + y2) / 2);
  return `V${round(y1)}C${round(x1)} ${middle} ${round(x2)} ${middle} ${round(x2)} ${round(y2)}`;
}
