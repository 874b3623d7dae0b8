import type { Diagnosis } from '../core/types';
import { RepairTold } from '../figures/Repairs';
import { breakable } from '../ui/breakable';
import { CopyButton } from '../ui/CopyButton';
import { Phrase } from '../ui/Phrase';
import { copyOf } from './copy-repair';
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
              <CodeLink code={repair.code} program={repair.program} />
            </RepairTold>
            <CopyRepair code={repair.code} />
          </li>
        ))}
        {repairs.map(({ line, why, program }) => (
          <li key={line}>
            <CodeLink code={line} program={program} />
            <Phrase english={why} />
            <CopyRepair code={line} />
          </li>
        ))}
      </ul>
      <p>{words.repairsNote}</p>
    </section>
  );
}

export const CodeLink = ({ code, program }: { code: string; program: string }) => (
  <a href={inPlayground(program)}>
    <code>{breakable(code)}</code>
  </a>
);

/** Brought to life on a built page by LessonPages.tsx. */
export const CopyRepair = ({ code }: { code: string }) => (
  <span class="copy-repair" data-copy={code}>
    <CopyButton {...copyOf(code)} />
  </span>
);
