import type { ComponentChildren } from 'preact';
import type { MapReason, MapRow, MapTensor } from '../core/types';
import { memo } from '../lib/memo';
import { grouped } from '../locales/numbers';
import { say, sayName, sayNotice } from '../locales/translation';
import { Sentence } from '../ui/Sentence';
import { dimClass } from './dim-styles';
import { callMapWords as words } from './words';

interface CallRowProps {
  row: MapRow;
  number: number;
  focused: boolean;
  /** Undefined if no row is in it. */
  open: boolean | undefined;
  names: Map<string, number>;
  /** Whether parameters and bytes are shown. */
  sizes: boolean;
  /** Since the program was edited. */
  changed: boolean;
  /** Below the first screen: drawn when it comes near. */
  below: boolean;
}

/** Letters of a call that every row has room for. */
const SHORT = 24;

/** One row: the line, the call, what it was given and what it returned. */
export const CallRow = memo(Row);

function Row({ row, number, focused, open, names, sizes, changed, below }: CallRowProps) {
  const { text, times, round, message, reason, outcome } = row;
  const more = open === false ? 0 : Number(row.more);
  return (
    <div
      role="treeitem"
      data-row={number}
      tabIndex={focused ? 0 : -1}
      aria-level={row.depth + 1}
      aria-expanded={open}
      data-outcome={outcome}
      data-changed={changed || undefined}
      data-below={below || undefined}
      data-quiet={row.operation === null || undefined}
      style={row.depth > 0 ? { '--depth': Math.min(row.depth, 12) } : undefined}
    >
      <span class="sw-map-line" aria-hidden="true">
        {row.line}
      </span>
      <span class="sw-map-call">
        <span class="sw-fold" aria-hidden="true" />
        <code title={text}>{text.length > SHORT ? breakable(text) : text}</code>
        {Number(times) > 1 && <b>× {times}</b>}
        {round !== null && Number(times) === 1 && <b>{`#${round}`}</b>}
        {outcome === 'raised' && <span class="sw-hidden">{words.raised}</span>}
      </span>
      <span class="sw-map-given">
        <Side tensors={row.given} more={Number(row.givenMore)} names={names} />
      </span>
      <span class="sw-map-value">
        {row.value.length > 0 && <span class="sw-map-arrow">→</span>}
        <Side tensors={returned(row)} more={Number(row.valueMore)} names={names} />
        <Sign row={row} />
        {sizes && <Sizes row={row} />}
      </span>
      {message && <Message row={row} message={message} />}
      {reason && <Reason {...reason} />}
      {more > 0 && <span class="sw-map-message">… {words.moreRows(more)}</span>}
    </div>
  );
}

/** The error as Python words it; of what does not run or was not made, in the page's language. */
function Message({ row, message }: { row: MapRow; message: string }) {
  if (row.outcome === 'raised') return <span class="sw-map-message">{message}</span>;
  const { text, lang } = sayNotice(message);
  return (
    <span class="sw-map-message" lang={lang} key={lang}>
      <Sentence text={text} />
    </span>
  );
}

function Reason({ event, sentence }: MapReason) {
  const { text, lang } = say('event', event, sentence);
  return (
    <span class="sw-map-message sw-map-reason" lang={lang} key={lang}>
      {text}
    </span>
  );
}

/** A line of code breaks after a bracket or a point, too. */
const breakable = (text: string): ComponentChildren[] =>
  (text.match(/[^(.]*[(.]?/g) ?? []).flatMap((part, at) => [part, <wbr key={at} />]);

/** The name of a result is left out beside `name = ...`. */
function returned({ text, value }: MapRow): MapTensor[] {
  const [first] = value;
  return first && value.length === 1 && text.startsWith(`${first.name} =`)
    ? [{ ...first, name: null }]
    : value;
}

function Sign({ row: { writes, made } }: { row: MapRow }) {
  if (writes) return <i>{words.inPlace}</i>;
  if (made === 'view') return <i>{words.view}</i>;
  return made === 'same' ? <i>{words.same}</i> : null;
}

function Sizes({ row: { parameters, bytes } }: { row: MapRow }) {
  const parts = [
    parameters === 0
      ? ''
      : parameters === null
        ? '?'
        : words.parameters(grouped(Number(parameters))),
    Number(bytes) > 0 ? words.bytes(grouped(Number(bytes))) : '',
  ];
  return <small>{parts.filter(Boolean).join(' · ')}</small>;
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
        <code key={at}>
          {tensor.name && <span>{`${sayName(tensor.name)}\u00a0`}</span>}
          {shapeOf(tensor, names, at < tensors.length - 1 ? ',' : '')}
        </code>
      ))}
      {more > 0 && <span>… {words.moreTensors(more)}</span>}
    </>
  );
}

/** "(b=4, 16)", each named dim in its colour. Other sizes are mere text: a long map has thousands. */
function shapeOf(
  { shape, dimNames, unlike }: MapTensor,
  names: SideProps['names'],
  after: string,
): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let text = '(';
  shape.forEach((size, dim) => {
    const name = dimNames?.[dim] ?? null;
    const label = name === null ? '' : `${name}=`;
    const differs = unlike.includes(dim) && <b class="sw-map-unlike">≠{size}</b>;
    if (name === null && !differs) {
      text += size;
    } else {
      parts.push(
        text,
        <span key={dim} class={name === null ? undefined : dimClass(names.get(name) ?? 0)}>
          {differs ? [label, differs] : label + size}
        </span>,
      );
      text = '';
    }
    if (dim < shape.length - 1) text += ', ';
  });
  parts.push(`${text}${shape.length === 1 ? ',' : ''})${after}`);
  return parts;
}
