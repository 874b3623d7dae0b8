import type { Operation } from '../core/types';
import { addStyles } from '../lib/add-styles';
import styles from '../styles/legend.css?inline';
import { wished } from './colouring';
import { playerWords as words } from './words';

addStyles(styles);

type Sign = keyof typeof words.legend;

/** Kinds in which an operand can be read as a larger shape. */
const STRETCH: readonly Operation['kind'][] = ['broadcast', 'in_place', 'expand', 'put', 'product'];

/** The signs that a picture of this operation can have, in the order of the list. */
export function signsOf({ kind, result, refused, tensors }: Operation, coloured = false): Sign[] {
  // A write in place makes no new tensor, so there is no sign of a result.
  const fresh = result !== null && kind !== 'in_place' && kind !== 'put';
  const has: [Sign, boolean][] = [
    ['entry', coloured],
    ['tensors', true],
    ['result', fresh],
    ['apart', tensors.some(({ role }) => role === 'apart')],
    ['dims', true],
    ['address', true],
    ['ghost', STRETCH.includes(kind)],
    ['chunk', kind === 'view'],
    ['coming', fresh],
    ['refused', refused],
  ];
  return has.flatMap(([sign, is]) => (is ? [sign] : []));
}

/** What the signs and colours of the picture mean. */
export function Legend({ operation, source }: { operation: Operation; source: string }) {
  const wish = wished.value;
  const coloured = wish?.source === source && wish.colouring !== null;
  return (
    <details class="sw-legend">
      <summary>{words.legendTitle}</summary>
      <dl>
        {signsOf(operation, coloured).map((sign) => (
          <div key={sign}>
            <dt aria-hidden="true">
              <Drawn sign={sign} />
            </dt>
            <dd>{words.legend[sign]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Drawn({ sign }: { sign: Sign }) {
  if (sign === 'tensors')
    return (
      <>
        <b data-operand="0">●</b> <b data-operand="1">◆</b> <b data-operand="2">▲</b>
      </>
    );
  if (sign === 'entry') return <b>▨ ▥</b>;
  if (sign === 'apart') return <b>○</b>;
  if (sign === 'result') return <b data-operand="result">■</b>;
  if (sign === 'dims')
    return (
      <>
        <b data-hue="0">2</b> <b data-hue="1">3</b>
      </>
    );
  if (sign === 'address') return <small>@5</small>;
  if (sign === 'chunk') return <b>└─┘</b>;
  return <span class="sw-sign" data-sign={sign} />;
}
