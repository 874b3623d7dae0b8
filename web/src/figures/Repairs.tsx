import type { Repair } from '../core/types';
import { further } from './further-words';

/** What works instead; the core has run each of them. */
export function Repairs({ repairs }: { repairs: Repair[] }) {
  return (
    <section class="sw-repairs">
      <h3>✓ {further.repairs}</h3>
      <ul>
        {repairs.map((repair) => (
          <li key={repair.code}>
            <code>{repair.code}</code>
            <span>{repair.view ? further.isView : further.copies(repair.copies)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
