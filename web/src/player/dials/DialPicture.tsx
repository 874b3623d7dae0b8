/** The grid over its storage, with a thread from each cell, and the way to the chosen cell. */
import type { Cells, ElementAccess } from '../../core/types';
import { translate } from '../../figures/geometry';
import { indexAt } from '../../stage/actors';
import { fittedIn } from '../../stage/text';
import { playerWords } from '../words';
import { arcOf, cellAt, type DialPlaces, type Part, storedAt, threadOf } from './places';
import { dialWords as words } from './words';

export interface Pictured {
  places: DialPlaces;
  part: Part;
  cells: Cells;
  /** Number of the storage within the story: cells light up with those of the stage. */
  storage: number;
  /** The text of a storage cell; null if there is no such cell. */
  textAt(address: number): string | null;
}

interface Props extends Pictured {
  /** The chosen entry, and the way to its address. */
  index: readonly number[];
  access: ElementAccess | null;
  /** Addresses from the offset to the chosen cell, after the step along each dim. */
  stops: readonly number[];
  onEntry: (index: number[]) => void;
}

export function DialPicture(props: Props) {
  const { places, part, cells, index, onEntry } = props;
  const chosen = index.join();
  const all = [...cells.addresses].map((address, order) => {
    const place = indexAt(order, part.count);
    const entry = place.map((at, dim) => at + (part.start[dim] ?? 0));
    return { address, place, key: entry.join() };
  });
  // The chosen thread is drawn last, over the others.
  const threads = [...all].sort((a, b) => Number(a.key === chosen) - Number(b.key === chosen));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the dials of the entry.
    <svg
      class="sw-figure st-picture sw-dial-picture"
      role="img"
      aria-label={words.picture}
      viewBox={`0 0 ${places.width} ${places.height}`}
      style={{ width: places.width, height: places.height }}
      onClick={({ target }) => {
        const cell = (target as Element).closest<SVGElement>('[data-index]');
        if (cell?.dataset.index) onEntry(cell.dataset.index.split(',').map(Number));
      }}
    >
      <Heads places={places} />
      {threads.map(({ address, place, key }) => {
        const to = storedAt(places, address);
        return (
          to !== null && (
            <path
              key={key}
              class="sw-dial-thread"
              data-chosen={key === chosen || undefined}
              d={threadOf(places, place, to)}
            />
          )
        );
      })}
      {all.map(({ address, place, key }) => (
        <GridCell
          key={key}
          {...props}
          address={address}
          place={place}
          entry={key}
          chosen={key === chosen}
        />
      ))}
      <Stored {...props} />
      <Way {...props} />
    </svg>
  );
}

/** Names the dims in their colours, each with an arrow in its direction. */
function Heads({ places }: { places: DialPlaces }) {
  const { across } = places.grid;
  return (
    <text class="sw-dial-heads" x={places.width / 2} y={16} font-size={12}>
      {across.map((along, dim) => (
        <tspan key={dim} data-hue={dim} dx={dim ? 12 : 0}>
          {`${words.dim(dim)} ${along ? '→' : '↓'}`}
        </tspan>
      ))}
    </text>
  );
}

interface DialCellProps extends Props {
  address: number;
  /** Place within the part that is drawn. */
  place: number[];
  entry: string;
  chosen: boolean;
}

const TEXT = 15;

function GridCell({ places, storage, textAt, address, place, entry, chosen }: DialCellProps) {
  const { x, y } = cellAt(places, place);
  const { width, height } = places.cell;
  const text = textAt(address);
  return (
    <g
      class="st-cell"
      data-operand="result"
      data-storage={storage}
      data-address={address}
      data-index={entry}
      data-outside={text === null || undefined}
      data-chosen={chosen || undefined}
      transform={translate(x, y)}
    >
      <rect width={width} height={height} rx={5} />
      <text class="st-label" x={width / 2} y={height / 2 + TEXT * 0.35} font-size={TEXT}>
        {fittedIn(text ?? '✕', width, TEXT)}
      </text>
    </g>
  );
}

function Stored({ places, storage, textAt, access }: Props) {
  const { slots, stored, storedLeft, storedTop } = places;
  const { width, height } = stored;
  return slots.map((address, at) => {
    const [x, middle] = [storedLeft + at * width, width / 2];
    if (address === null)
      return (
        <text key={`gap${at}`} x={x + middle} y={storedTop + height / 2 + 5} font-size={TEXT}>
          …
        </text>
      );
    const text = textAt(address);
    return (
      <g
        key={address}
        class="st-strip"
        data-operand="0"
        data-storage={storage}
        data-address={address}
        data-outside={text === null || undefined}
        data-chosen={address === Number(access?.address) || undefined}
        transform={translate(x, storedTop)}
      >
        <rect width={width} height={height} />
        <text class="st-label" x={middle} y={height / 2 + TEXT * 0.35} font-size={TEXT}>
          {fittedIn(text ?? '✕', width, TEXT)}
        </text>
        <text class="st-small" x={middle} y={height + 13} font-size={12}>
          {address}
        </text>
      </g>
    );
  });
}

/** The offset, and an arc for the step along each dim. */
function Way({ places, access, stops }: Props) {
  const [first] = stops;
  const from = first === undefined ? null : storedAt(places, first);
  if (!access || from === null || access.terms.length === 0) return null;
  return (
    <>
      {access.terms.map(({ index, stride }, dim) => {
        const [a, b] = [stops[dim], stops[dim + 1]];
        if (a === undefined || b === undefined || Number(index) === 0) return null;
        const ends = [storedAt(places, a), storedAt(places, b)] as const;
        if (ends[0] === null || ends[1] === null) return null;
        const arc = arcOf(places, ends[0], ends[1]);
        return (
          <g key={dim} class="sw-dial-arc" data-hue={dim}>
            <path d={arc.path} />
            <text x={arc.x} y={arc.y} font-size={12}>
              {`${index}·${stride}`}
            </text>
          </g>
        );
      })}
      <text
        class="st-small"
        data-anchor={from < places.width / 2 ? 'start' : 'end'}
        x={from}
        y={places.height - 2}
        font-size={12}
      >
        {`↑ ${playerWords.offset}`}
      </text>
    </>
  );
}
