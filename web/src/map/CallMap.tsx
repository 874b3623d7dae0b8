import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MapRow, ProgramMap } from '../core/types';
import { addStyles } from '../lib/add-styles';
import { pressTree } from '../lib/tree-keys';
import styles from '../styles/call-map.css?inline';
import { CallRow } from './CallRow';
import { addDimStyles, lightDim } from './dim-styles';
import {
  changedRows,
  hasInner,
  numberNames,
  openAgain,
  openAtFirst,
  rowAround,
  seenRows,
} from './map-rows';
import { callMapWords as words } from './words';

addStyles(styles);

/** Rows that are drawn before the reader wants more. */
const PAGE = 300;
/** Rows in the first frame, about as many as a screen has, and rows that each frame after it adds. */
const AT_ONCE = 28;
const SOON = 84;

/** How the reader left the map: kept while the steps of a row are shown. */
export interface MapPlace {
  source: string;
  map: ProgramMap;
  open: Set<number>;
  /** The row that the keys are at. */
  row: number;
  /** Whether parameters and bytes are shown. */
  sizes: boolean;
}

interface Props {
  source: string;
  map: ProgramMap;
  place: { current: MapPlace | null };
  /** Shows the steps of a row. */
  onOpen: (row: MapRow) => void;
}

/** Every call of a program as a tree. A row shows its steps; the arrow before it opens what is in it. */
export function CallMap({ source, map, place, onOpen }: Props) {
  const { rows } = map;
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(place.current).current;
  const back = left?.source === source ? left : null;
  const [open, setOpen] = useState(
    () => back?.open ?? (left ? openAgain(left.map.rows, left.open, rows) : openAtFirst(rows)),
  );
  const changed = useMemo(
    () => (left && !back ? changedRows(left.map.rows, rows) : new Set<number>()),
    [rows],
  );
  const [sizes, setSizes] = useState(left?.sizes ?? false);
  const [row, setRow] = useState(back?.row ?? 0);
  const [most, setMost] = useState(PAGE);
  const [drawn, setDrawn] = useState(AT_ONCE);
  const [note, setNote] = useState('');
  const names = useMemo(() => numberNames(map), [map]);
  useMemo(() => addDimStyles(names.size), [names]);
  const seen = useMemo(() => seenRows(rows, open), [rows, open]);
  const shown = seen.slice(0, most);
  const at = Math.max(
    0,
    shown.findLastIndex((one) => one <= row),
  );
  place.current = { source, map, open, row, sizes };
  const focusSoon = useRef(back !== null);
  useLayoutEffect(() => {
    if (focusSoon.current) focusRow(box.current, at);
    focusSoon.current = false;
  });
  useEffect(() => {
    if (drawn >= shown.length) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + SOON));
    return () => cancelAnimationFrame(frame);
  }, [drawn, shown.length]);

  const fold = (one: number, opens: boolean) => {
    const next = new Set(open);
    if (opens) next.add(one);
    else next.delete(one);
    setOpen(next);
  };
  const go = (to: number) => {
    focusSoon.current = true;
    setRow(shown[to] ?? 0);
  };
  const show = (one: number) => {
    const opened = rows[one];
    setRow(one);
    place.current = { source, map, open, row: one, sizes };
    setNote('');
    if (opened && opened.operation !== null) onOpen(opened);
    else if (hasInner(rows, one)) fold(one, !open.has(one));
    else setNote(words.noSteps);
  };
  const press = (event: KeyboardEvent) => {
    const one = shown[at] ?? 0;
    pressTree(event, {
      at,
      rows: shown.length,
      around: shown.indexOf(rowAround(rows, one)),
      open: hasInner(rows, one) ? open.has(one) : undefined,
      go,
      fold: (opens) => fold(one, opens),
      choose: () => show(one),
    });
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const one = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
    if (one < 0) return;
    if (target.closest('.sw-map-line')) go(shown.indexOf(one));
    else if (target.closest('.sw-fold') && hasInner(rows, one)) fold(one, !open.has(one));
    else show(one);
  };
  if (rows.length === 0) return <p class="note">{words.empty}</p>;
  const hidden = seen.length - shown.length;
  return (
    <>
      <label class="sw-map-switch">
        <input
          type="checkbox"
          checked={sizes}
          onChange={({ currentTarget }) => setSizes(currentTarget.checked)}
        />
        {words.sizes}
      </label>
      <div
        ref={box}
        class="sw-map"
        role="tree"
        aria-label={words.tree}
        onClick={click}
        onKeyDown={press}
        onPointerOver={({ target }) => lightDim(box.current, target as Element)}
        onPointerLeave={() => lightDim(box.current)}
      >
        {shown.slice(0, Math.max(drawn, at + AT_ONCE)).map((one, place) => (
          <CallRow
            key={one}
            row={rows[one] as MapRow}
            number={one}
            focused={place === at}
            open={hasInner(rows, one) ? open.has(one) : undefined}
            names={names}
            sizes={sizes}
            changed={changed.has(one)}
            below={place >= AT_ONCE}
          />
        ))}
      </div>
      {hidden > 0 && (
        <button type="button" class="button" onClick={() => setMost(most + PAGE)}>
          {words.show} ({hidden})
        </button>
      )}
      {Number(map.more) > 0 && <p class="note">… {words.moreRows(Number(map.more))}</p>}
      <p class={note ? 'note' : 'sw-hidden'} role="status">
        {note}
      </p>
    </>
  );
}

function focusRow(box: HTMLElement | null, at: number): void {
  const row = box?.children[at] as HTMLElement | undefined;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
