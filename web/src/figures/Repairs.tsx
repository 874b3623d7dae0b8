import type { ComponentChildren } from 'preact';
import type { Repair } from '../core/types';
import { Sentence } from '../ui/Sentence';
import { further } from './further-words';
import { outcomeOf, repairText } from './repair-text';

/** Lists the repairs of a refused operation. The core has run each of them. */
export function Repairs({ repairs }: { repairs: Repair[] }) {
  return (
    <section class="sw-repairs">
      <h3>✓ {further.repairs}</h3>
      <ul>
        {repairs.map((repair) => (
          <li key={repair.program}>
            <RepairTold repair={repair}>
              <code>{repair.code}</code>
            </RepairTold>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its code as the children have it, what it does, and what comes of it. */
export function RepairTold({ repair, children }: { repair: Repair; children: ComponentChildren }) {
  const { text, lang } = repairText(repair);
  return (
    <>
      {repair.line !== null && <small>{further.onLine(repair.line)}</small>}
      {children}
      <span lang={lang}>
        <Sentence text={text} />
      </span>
      <span class="sw-outcome">{outcomeOf(repair)}</span>
    </>
  );
}
