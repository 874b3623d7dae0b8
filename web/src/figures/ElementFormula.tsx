import { useRef } from 'preact/hooks';
import type { CoreEvent, ElementAccess, ElementStep, Int, Operation } from '../core/types';
import { useWhenSeen } from '../lib/use-when-seen';
import { sayName } from '../locales/translation';
import { further } from './further-words';
import { hueOf } from './hue';
import { minus, words } from './words';

interface Props {
  element: ElementStep;
  event: CoreEvent;
  operation: Operation;
  /** Colour of each dimension of a tensor of the operation. */
  hues: (tensor: number) => (number | null)[];
}

/** `(x + y)[0, 2] = x[0, 2] + y[2]`, and how each index becomes an address. Every number is the core's. */
export function ElementFormula(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useWhenSeen(frame, <Formula {...props} />);
  return (
    <div class="sw-formula" ref={frame}>
      {shown}
    </div>
  );
}

function Formula({ element, event, operation, hues }: Props) {
  const { reads, write } = element;
  const accesses = write ? [write, ...reads] : reads;
  const { out, formula, in: from, values, value } = event.values;
  const sides = [out, formula ?? from, values].filter((side) => side !== undefined).join(' = ');
  return (
    <>
      <p class="sw-equation">
        <Equation text={sides} accesses={accesses} hues={hues} />
        {value !== undefined && (
          <>
            {' '}
            = <b>{value}</b>
          </>
        )}
      </p>
      <ul>
        {[...reads, ...(write ? [write] : [])].map((access, at) => (
          <Address
            key={at}
            access={access}
            operation={operation}
            hues={hues(readUnder(access, operation))}
            result={access === write}
          />
        ))}
      </ul>
    </>
  );
}

interface EquationProps {
  text: string;
  /** The accesses in the order in which the text names their indices. */
  accesses: ElementAccess[];
  hues: Props['hues'];
}

/** The tensor whose dims the terms of an address are about: what is read stretched, under the result. */
const readUnder = ({ tensor }: ElementAccess, { tensors, result }: Operation) =>
  tensors[tensor]?.stretched && result !== null ? result : tensor;

/** The core's equation; each index in it gets the colour of its dimension. */
function Equation({ text, accesses, hues }: EquationProps) {
  let rest = text;
  const pieces = accesses.flatMap((access, which) => {
    const index = `[${access.index.join(', ')}]`;
    const at = rest.indexOf(index);
    if (at < 0) return [];
    const before = rest.slice(0, at);
    rest = rest.slice(at + index.length);
    return [
      before,
      <Index key={which} index={access.index.map(String)} hues={hues(access.tensor)} />,
    ];
  });
  return (
    <>
      {pieces}
      {rest}
    </>
  );
}

function Index({ index, hues }: { index: string[]; hues: (number | null)[] }) {
  return (
    <span class="sw-item">
      [
      {index.map((value, dim) => (
        <span key={dim}>
          {dim ? ', ' : ''}
          <span class="sw-ink" {...hueOf(hues[dim])}>
            {value}
          </span>
        </span>
      ))}
      ]
    </span>
  );
}

/** Behind the sign of a product. */
const factor = (value: Int) => (Number(value) < 0 ? `(${minus(value)})` : minus(value));

interface AddressProps {
  access: ElementAccess;
  operation: Operation;
  hues: (number | null)[];
  result: boolean;
}

function Address({ access, operation, hues, result }: AddressProps) {
  const info = operation.tensors[access.tensor];
  const summed = access.terms.length > 0;
  const inBytes = summed && info?.strideUnit === 'byte';
  return (
    <li data-operand={result || info?.role === 'result' ? 'result' : access.tensor % 4}>
      <span class="sw-of">{sayName(info?.name ?? '?')}</span>{' '}
      {inBytes ? further.byte : words.address} = {minus(summed ? access.offset : access.address)}
      {access.terms.map((term, dim) => (
        <span key={dim} class="sw-term" {...hueOf(hues[dim])}>
          {' '}
          + {term.index}·{factor(term.stride)}
        </span>
      ))}
      {inBytes && (
        <>
          {' '}
          = {access.sum}, {words.address} = {access.sum} / {info.itemsize}
        </>
      )}
      {summed && (
        <>
          {' '}
          = <b>{access.address}</b>
        </>
      )}{' '}
      → <b>{access.value}</b>
    </li>
  );
}
