import type { Diagnosis } from '../core/types';
import { RepairTold } from '../figures/Repairs';
import { Phrase } from '../ui/Phrase';
import { errorWords as words } from './error-words';
import { inPlayground } from './in-playground';

/** Lists code that works instead. Each opens in the playground. */
export function ErrorRepairs({ instead, repairs }: Pick<Diagnosis, 'instead' | 'repairs'>) {
  if (instead.length + repairs.length === 0) return null;
  return (
    <section class="sw-repairs">
      <h3>✓ {words.repairs}</h3>
      <ul>
        {instead.map((repair) => (
          <li key={repair.program}>
            <RepairTold repair={repair}>
              <a href={inPlayground(repair.program)}>
                <code>{repair.code}</code>
              </a>
            </RepairTold>
          </li>
        ))}
        {repairs.map(({ line, why, program }) => (
          <li key={line}>
            <a href={inPlayground(program)}>
              <code>{line}</code>
            </a>
            <Phrase english={why} />
          </li>
        ))}
      </ul>
      <p>{words.repairsNote}</p>
    </section>
  );
}
