import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MapRow, MapTensor, ProgramMap } from '../core/types';
import { addStyles } from '../lib/add-styles';
import { pressTree } from '../lib/tree-keys';
import { callMap } from '../locales/en/call-map';
import { wordsOf } from '../locales/translation';
import styles from '../styles/call-map.css?inline';
import { hasInner, numberNames, openAtFirst, rowAround, seenRows } from './map-rows';

addStyles(styles);

const words = wordsOf('callMap', callMap);

/** Rows that are drawn before the reader wants more. */
const PAGE = 300;

/** How the reader left the map: kept while the steps of a row are shown. */
export interface MapPlace {
  source: string;
  open: Set<number>;
  /** The row that the keys are at. */
  row: number;
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
  const back = place.current?.source === source ? place.current : null;
  const [open, setOpen] = useState(() => back?.open ?? openAtFirst(rows));
  const [row, setRow] = useState(back?.row ?? 0);
  const [most, setMost] = useState(PAGE);
  const [note, setNote] = useState('');
  const names = useMemo(() => numberNames(map), [map]);
  const seen = useMemo(() => seenRows(rows, open), [rows, open]);
  const shown = seen.slice(0, most);
  const at = Math.max(
    0,
    shown.findLastIndex((one) => one <= row),
  );
  place.current = { source, open, row };
  useLayoutEffect(() => {
    if (back) focusRow(box.current, at);
  }, []);

  const fold = (one: number, opens: boolean) => {
    const next = new Set(open);
    if (opens) next.add(one);
    else next.delete(one);
    setOpen(next);
  };
  const go = (to: number) => {
    setRow(shown[to] ?? 0);
    focusRow(box.current, to);
  };
  const show = (one: number) => {
    const opened = rows[one];
    setRow(one);
    place.current = { source, open, row: one };
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
    if (target.closest('.sw-fold') && hasInner(rows, one)) fold(one, !open.has(one));
    else show(one);
  };
  if (rows.length === 0) return <p class="note">{words.empty}</p>;
  const left = seen.length - shown.length;
  return (
    <>
      <div
        ref={box}
        class="sw-map"
        role="tree"
        aria-label={words.tree}
        onClick={click}
        onKeyDown={press}
        onPointerOver={({ target }) => light(box.current, nameAt(target as Element))}
        onPointerLeave={() => light(box.current, undefined)}
      >
        {shown.map((one, place) => (
          <Row
            key={one}
            row={rows[one] as MapRow}
            number={one}
            focused={place === at}
            open={hasInner(rows, one) ? open.has(one) : undefined}
            names={names}
          />
        ))}
      </div>
      {left > 0 && (
        <button type="button" class="button" onClick={() => setMost(most + PAGE)}>
          {words.show} ({left})
        </button>
      )}
      {Number(map.more) > 0 && <p class="note">… {words.moreRows(Number(map.more))}</p>}
      <p class={note ? 'note' : 'sw-hidden'} role="status">
        {note}
      </p>
    </>
  );
}

interface CallRowProps {
  row: MapRow;
  number: number;
  focused: boolean;
  /** Undefined if no row is in it. */
  open: boolean | undefined;
  names: Map<string, number>;
}

function Row({ row, number, focused, open, names }: CallRowProps) {
  const { text, times, round, message, outcome } = row;
  const more = open === false ? 0 : Number(row.more);
  return (
    <div
      role="treeitem"
      data-row={number}
      tabIndex={focused ? 0 : -1}
      aria-level={row.depth + 1}
      aria-expanded={open}
      data-outcome={outcome}
      data-quiet={row.operation === null || undefined}
      style={{ '--depth': Math.min(row.depth, 12) }}
    >
      <span class="sw-map-line" aria-hidden="true">
        {row.line}
      </span>
      <span class="sw-map-call">
        <span class="sw-fold" aria-hidden="true" />
        <code title={text}>{text}</code>
        {Number(times) > 1 && <b>× {times}</b>}
        {round !== null && Number(times) === 1 && <b>{round}</b>}
        {outcome === 'raised' && <span class="sw-hidden">{words.raised}</span>}
      </span>
      <span class="sw-map-facts">
        <Side tensors={row.given} more={Number(row.givenMore)} names={names} />
        {row.value.length > 0 && <span class="sw-map-arrow">→</span>}
        <Side tensors={row.value} more={Number(row.valueMore)} names={names} />
        <Sign row={row} />
      </span>
      {message && <span class="sw-map-message">{message}</span>}
      {more > 0 && <span class="sw-map-message">… {words.moreRows(more)}</span>}
    </div>
  );
}

function Sign({ row: { writes, made } }: { row: MapRow }) {
  if (writes) return <i>{words.inPlace}</i>;
  if (made === 'view') return <i>{words.view}</i>;
  return made === 'same' ? <i>{words.same}</i> : null;
}

interface SideProps {
  tensors: MapTensor[];
  more: number;
  names: Map<string, number>;
}

function Side({ tensors, more, names }: SideProps) {
  return (
    <>
      {tensors.map((tensor, at) => (
        <span key={at} class="sw-map-tensor">
          {tensor.name && <code>{tensor.name} </code>}
          <Shape tensor={tensor} names={names} />
          {at < tensors.length - 1 && ','}
        </span>
      ))}
      {more > 0 && <span>… {words.moreTensors(more)}</span>}
    </>
  );
}

/** "(b=4, 16)", each named dim in its colour. */
function Shape({ tensor: { shape, dimNames }, names }: Pick<SideProps, 'names'> & ShapeProps) {
  return (
    <code>
      (
      {shape.map((size, dim) => {
        const name = dimNames?.[dim] ?? null;
        return (
          <span key={dim}>
            <span
              class="sw-map-dim"
              data-name={name ?? undefined}
              data-dim={name === null ? undefined : (names.get(name) ?? 0) % 8}
            >
              {name !== null && `${name}=`}
              {size}
            </span>
            {(dim < shape.length - 1 && ', ') || (shape.length === 1 && ',')}
          </span>
        );
      })}
      )
    </code>
  );
}

interface ShapeProps {
  tensor: MapTensor;
}

const nameAt = (target: Element) => target.closest<HTMLElement>('[data-name]')?.dataset.name;

/** Lights a named dim wherever it is. */
function light(box: HTMLElement | null, name: string | undefined): void {
  if (!box || box.dataset.lit === name) return;
  if (name === undefined) delete box.dataset.lit;
  else box.dataset.lit = name;
  for (const dim of box.querySelectorAll<HTMLElement>('[data-name]'))
    dim.toggleAttribute('data-on', dim.dataset.name === name);
}

function focusRow(box: HTMLElement | null, at: number): void {
  const row = box?.children[at] as HTMLElement | undefined;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
