/** Turns sizes, strides and offset of a view by hand; the core says what each setting gives. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core';
import type { Story } from '../../core/types';
import { addStyles } from '../../lib/add-styles';
import { copyText } from '../../lib/copy-text';
import { letterOf } from '../../stage/letters';
import styles from '../../styles/dials.css?inline';
import { CopyButton } from '../../ui/CopyButton';
import { Scroll } from '../Scroll';
import { useWidth } from '../use-width';
import { playerWords } from '../words';
import { baseOf, type DialBase, type Setting, settingOf, withDim, withoutDim } from './base';
import { Dial } from './Dial';
import { DialPicture, type Pictured } from './DialPicture';
import { type Dialled, dial, type SeenCells } from './dialled';
import { mostStored, partsOf, placesOf, slotsFor } from './places';
import { dialWords as words } from './words';

addStyles(styles);

export interface DialsProps {
  core: Core;
  source: string;
  story: Story;
  /** Index of the operation in its story. */
  number: number;
  /** True if the story shows letters instead of values. */
  letters: boolean;
}

export function Dials(props: DialsProps) {
  const { core, source, story, number } = props;
  const base = useMemo(() => baseOf(core, source, story, number), [core, source, story, number]);
  if (!base) return <p class="sw-note">{words.none}</p>;
  return <Turned key={`${source}\n${story.statement} ${number}`} {...props} base={base} />;
}

function Turned({ core, base, letters }: DialsProps & { base: DialBase }) {
  const start = useMemo(() => settingOf(base), [base]);
  const { setting, turn, undo, reset, moved } = useSetting(start);
  const [wanted, setEntry] = useState(() => start.size.map((size) => size - 1));
  const now = useMemo(() => dial(core, base, setting), [core, base, setting]);
  // A setting without a picture leaves the one before.
  const kept = useRef(now.seen);
  if (now.seen) kept.current = now.seen;
  const shown = kept.current;
  const entry = setting.size.map((size, dim) => Math.min(wanted[dim] ?? 0, size - 1));
  const [frame, width] = useWidth<HTMLDivElement>();
  const picture = useMemo(
    () => shown && picturedBy(base, shown, entry, width, letters),
    [base, shown, entry.join(), width, letters],
  );
  const found = now.seen?.entry(entry) ?? null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are those of the dials in it.
    <div
      class="sw-dials"
      onKeyDown={(event) => {
        if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          undo();
        }
        event.stopPropagation();
      }}
    >
      <div class="sw-dials-line">
        <code>{now.line}</code>
        <CopyButton label={playerWords.insteadCopy} copy={() => copyText(now.line)} />
        <button type="button" class="button" aria-disabled={!moved || undefined} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" class="button" aria-disabled={!moved || undefined} onClick={reset}>
          {words.reset}
        </button>
      </div>
      <div class="sw-dials-panel">
        <Panel base={base} setting={setting} entry={entry} turn={turn} onEntry={setEntry} />
        {found && <Formula base={base} found={found} fits={now.raised === null} />}
      </div>
      <Said base={base} setting={setting} now={now} picture={picture} found={found} />
      <div class="sw-dials-frame" ref={frame}>
        {picture && shown && (
          <Scroll>
            <DialPicture
              {...picture}
              index={entry}
              access={found?.access ?? null}
              stops={now.seen ? stopsOf(now.seen, entry) : []}
              onEntry={setEntry}
            />
          </Scroll>
        )}
        {picture && isPart(picture, setting) && <p class="sw-note">{words.part}</p>}
      </div>
    </div>
  );
}

const isPart = ({ part }: Pictured, { size }: Setting) =>
  part.count.some((count, dim) => count < (size[dim] ?? 0));

/** Turns of one dial within this time are undone together, in milliseconds. */
const TOGETHER = 800;

function useSetting(start: Setting) {
  const [history, setHistory] = useState<Setting[]>([start]);
  const last = useRef({ dial: '', at: 0 });
  const setting = history.at(-1) ?? start;
  const turn = (dial: string, next: Setting) => {
    const at = performance.now();
    const same = last.current.dial === dial && at - last.current.at < TOGETHER;
    last.current = { dial, at };
    setHistory((all) => [...(same && all.length > 1 ? all.slice(0, -1) : all), next]);
  };
  const back = (to: (all: Setting[]) => Setting[]) => {
    last.current.dial = '';
    setHistory(to);
  };
  return {
    setting,
    turn,
    moved: history.length > 1,
    undo: () => back((all) => (all.length > 1 ? all.slice(0, -1) : all)),
    reset: () => back(() => [start]),
  };
}

interface PanelProps {
  base: DialBase;
  setting: Setting;
  entry: number[];
  turn: (dial: string, next: Setting) => void;
  onEntry: (entry: number[]) => void;
}

const MOST = { dims: 6, size: 64, stride: 999, offset: 999 };

/** A row of dials for each dim: its size, its stride, and the entry that is looked up. */
function Panel({ base, setting, entry, turn, onEntry }: PanelProps) {
  const unit = base.isNumPy ? base.info.itemsize : 1;
  const replaced = (all: number[], dim: number, value: number) =>
    all.map((one, at) => (at === dim ? value : one));
  const put = (which: 'size' | 'stride', dim: number, value: number) =>
    turn(`${which}${dim}`, { ...setting, [which]: replaced(setting[which], dim, value) });
  const dims = setting.size.length;
  const remove = (dim: number) => {
    if (dims === 1) return;
    turn(`remove${dims}`, withoutDim(setting, dim));
    onEntry(entry.toSpliced(dim, 1));
  };
  return (
    <table class="sw-dials-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.size}</th>
          <th scope="col">{base.isNumPy ? playerWords.strideInBytes : playerWords.stride}</th>
          <th scope="col">{words.entry}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {setting.size.map((size, dim) => (
          <tr key={dim} data-hue={dim}>
            <th scope="row">{(!setting.changed && base.info.dimNames?.[dim]) || words.dim(dim)}</th>
            <td>
              <Dial
                label={words.sizeOf(dim)}
                value={size}
                least={1}
                most={MOST.size}
                onTurn={(value) => put('size', dim, value)}
              />
            </td>
            <td>
              <Dial
                label={words.strideOf(dim)}
                value={setting.stride[dim] ?? 0}
                least={-MOST.stride}
                most={MOST.stride}
                step={unit}
                onTurn={(value) => put('stride', dim, value)}
              />
            </td>
            <td>
              <Dial
                label={words.entryOf(dim)}
                value={entry[dim] ?? 0}
                least={0}
                most={size - 1}
                onTurn={(value) => onEntry(replaced(entry, dim, value))}
              />
            </td>
            <td>
              <button
                type="button"
                class="sw-dials-remove"
                aria-label={words.remove(dim)}
                aria-disabled={dims === 1 || undefined}
                onClick={({ currentTarget }) => {
                  // The button of the last row goes: the keys stay in the table.
                  const row =
                    dim === dims - 1 && currentTarget.closest('tr')?.previousElementSibling;
                  if (row) row.querySelector<HTMLElement>('.sw-dials-remove')?.focus();
                  remove(dim);
                }}
              >
                ✕
              </button>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {playerWords.offset}
          </th>
          <td>
            <Dial
              label={playerWords.offset}
              value={setting.offset}
              least={0}
              most={MOST.offset}
              onTurn={(value) => turn('offset', { ...setting, offset: value })}
            />
          </td>
          <td colSpan={2}>
            <button
              type="button"
              class="button"
              aria-disabled={dims >= MOST.dims || undefined}
              onClick={() => dims < MOST.dims && turn(`add${dims}`, withDim(setting))}
            >
              {words.add}
            </button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Found = NonNullable<ReturnType<SeenCells['entry']>>;

/** `address = 1 + 1·3 + 2·1 = 6`, each term in the colour of its dim. */
function Formula({ base, found, fits }: { base: DialBase; found: Found; fits: boolean }) {
  const { offset, terms, sum, address } = found.access;
  const outside = !fits && Number(address) >= Number(base.info.storageSize);
  return (
    <p class="sw-dials-formula" aria-hidden="true" data-outside={outside || undefined}>
      {base.isNumPy ? words.byte : words.address} = {offset}
      {terms.map(({ index, stride }, dim) => (
        <span key={dim} data-hue={dim}>
          {` + ${index}·${Number(stride) < 0 ? `(${stride})` : stride}`}
        </span>
      ))}
      {base.isNumPy && ` = ${sum}, ${words.address}`} = <b>{address}</b>
    </p>
  );
}

interface DialSaidProps {
  base: DialBase;
  setting: Setting;
  now: Dialled;
  picture: Pictured | null;
  found: Found | null;
}

/** What this setting does, for the eye and the ear. */
function Said({ base, setting, now, picture, found }: DialSaidProps) {
  const zero = setting.stride.findIndex((stride, dim) => stride === 0 && setting.size[dim] !== 1);
  const size = Number(base.info.storageSize);
  const most = now.seen && picture ? Math.max(...picture.cells.addresses) : 0;
  const text = zero >= 0 ? words.zero(zero) : found?.sentence;
  return (
    <div class="sw-dials-said" role="status" data-fits={now.raised === null}>
      {now.raised === null && <p>{text}</p>}
      {now.raised !== null && most >= size && <p>✕ {words.outside(String(most), String(size))}</p>}
      {now.raised !== null && <p class="sw-dials-raised">{now.raised}</p>}
    </div>
  );
}

/** The largest part of the tensor whose cells, and whose storage cells, fit into the width. */
function picturedBy(
  base: DialBase,
  seen: SeenCells,
  entry: readonly number[],
  width: number,
  letters: boolean,
): Pictured {
  const { info } = base;
  const storageSize = Number(info.storageSize);
  const parts = partsOf(seen.info.shape, entry, width).map((part) => {
    const cells = seen.cells(part.start, part.count);
    return { part, cells, slots: slotsFor([...cells.addresses], storageSize, width) };
  });
  const fitting = parts.find(({ slots }) => slots.length <= mostStored(width));
  const { part, cells, slots } = (fitting ?? parts.at(-1)) as (typeof parts)[number];
  const inside = slots.filter((slot) => slot !== null && slot < storageSize) as number[];
  const first = Math.min(...inside, storageSize);
  const held = base.storage(first, Math.max(0, ...inside) - first + 1);
  const texts = new Map([...held.addresses].map((at, order) => [at, held.labels?.[order] ?? '?']));
  return {
    places: placesOf(part.count, slots, width),
    part,
    cells,
    storage: info.storage,
    textAt: (address) =>
      letters && address < storageSize ? letterOf(address) : (texts.get(address) ?? null),
  };
}

/** Addresses on the way: of the first entry, then after the step along each dim. */
function stopsOf(seen: SeenCells, entry: readonly number[]): number[] {
  const way = [...entry.keys(), entry.length].map((dims) =>
    entry.map((at, dim) => (dim < dims ? at : 0)),
  );
  return way.map((index) => Number(seen.entry(index)?.access.address ?? -1));
}
