import type { ElementAccess, ElementStep, Operation } from '../core/types';
import { hueOf } from './hue';
import { minus, words } from './words';

interface Props {
  element: ElementStep;
  operation: Operation;
  /** Colour of each dimension of a tensor of the operation. */
  hues: (tensor: number) => (number | null)[];
}

const SIGNS: Record<string, string> = { add: '+', sub: '−', mul: '×', div: '/' };

/** Operators stand between their operands, functions before them. */
const signOf = (name: string) => (/^\w/.test(name) ? SIGNS[name] : name);

/** A name that is an expression stands in parentheses before an index: `(x + y)[0]`. */
function indexed(name: string): string {
  const outside = name.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return /[^\w.…]/.test(outside) ? `(${name})` : name;
}

/** `out[0, 2] = a[0, 2] + b[2]`, and how each index becomes an address. Every number is the core's. */
export function ElementFormula({ element, operation, hues }: Props) {
  const { reads, write } = element;
  const sign = signOf(operation.name);
  const nameOf = (access: ElementAccess) => operation.tensors[access.tensor]?.name ?? '?';
  const item = (access: ElementAccess) => (
    <Item key={access.tensor} access={access} name={nameOf(access)} hues={hues(access.tensor)} />
  );
  const parts = reads.flatMap((access, at) =>
    at ? [sign && reads.length === 2 ? ` ${sign} ` : ', ', item(access)] : [item(access)],
  );
  const called = reads.length > 1 && !(sign && reads.length === 2);
  return (
    <div class="sw-formula">
      <p class="sw-equation">
        {write && <>{item(write)} = </>}
        {called ? (
          <>
            {operation.name}({parts})
          </>
        ) : (
          parts
        )}
        {(write ?? (reads.length === 1 && reads[0])) && (
          <>
            {' '}
            = <b>{(write ?? reads[0])?.value}</b>
          </>
        )}
      </p>
      <ul>
        {[...reads, ...(write ? [write] : [])].map((access, at) => (
          <li key={at} data-operand={access === write ? 'result' : at % 4}>
            <span class="sw-of">{nameOf(access)}</span> {words.address} = {minus(access.offset)}
            {access.terms.map((term, dim) => (
              <span key={dim} class="sw-term" {...hueOf(hues(access.tensor)[dim])}>
                {' '}
                + {term.index}·{minus(term.stride)}
              </span>
            ))}
            {access.terms.length > 0 && (
              <>
                {' '}
                = <b>{access.address}</b>
              </>
            )}{' '}
            → <b>{access.value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({
  access,
  name,
  hues,
}: {
  access: ElementAccess;
  name: string;
  hues: (number | null)[];
}) {
  return (
    <span class="sw-item">
      {access.index.length > 0 ? indexed(name) : name}
      {access.index.length > 0 && (
        <>
          [
          {access.index.map((value, dim) => (
            <span key={dim}>
              {dim ? ', ' : ''}
              <span class="sw-ink" {...hueOf(hues[dim])}>
                {value}
              </span>
            </span>
          ))}
          ]
        </>
      )}
    </span>
  );
}
