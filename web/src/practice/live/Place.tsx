import type { Level } from '../asked';
import type { Round } from '../round';
import { practiceWords } from '../words';

/** Which question this is, how the ones before went, and at which level. */
export function Place({ round, number, level }: { round: Round; number: number; level: Level }) {
  const words = practiceWords;
  const { answered, count } = round;
  const signs = { right: '✓', second: '✓', wrong: '✗', unsure: '?' } as const;
  return (
    <div class="practice-place">
      <span class="practice-number">
        {number < count ? words.questionOf(number + 1, count) : words.summary}
      </span>
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
