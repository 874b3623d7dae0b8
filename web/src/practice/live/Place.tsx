import type { Level } from '../asked';
import type { Round } from '../round';
import { practiceWords } from '../words';

interface Props {
  round: Round;
  /** The own question of the round that is asked; none if a missed one is asked again. */
  number: number | null;
  label: string;
  level: Level;
}

/** Which question this is, how the ones before went, and at which level. */
export function Place({ round, number, label, level }: Props) {
  const words = practiceWords;
  const { answered, count } = round;
  const signs = { right: '✓', second: '✓', wrong: '✗', unsure: '?' } as const;
  return (
    <div class="practice-place">
      <span class="practice-number">{label}</span>
      <span class="practice-marks" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => {
          const outcome = answered[at]?.outcome;
          return (
            <span key={at} data-outcome={outcome} data-here={at === number || undefined}>
              {outcome ? signs[outcome] : ''}
            </span>
          );
        })}
      </span>
      <span class="practice-level">{words.level(level)}</span>
    </div>
  );
}
