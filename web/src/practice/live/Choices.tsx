import type { Choice } from '../asked';
import type { Chosen } from '../round';
import { Answer } from '../Sheet';
import { answerOf, letterOf, practiceWords } from '../words';

interface Props {
  choices: readonly Choice[];
  /** Pressed so far, at most two. */
  tried: readonly Chosen[];
  over: boolean;
  labelledBy: string;
  onChoose: (chosen: Chosen) => void;
}

/** A press answers. What was chosen stays marked, and at the end the right choice is, too. */
export function Choices({ choices, tried, over, labelledBy, onChoose }: Props) {
  const words = practiceWords;
  const mark = (order: number) => {
    if (over && choices[order]?.correct) return 'right';
    if (tried.includes(order)) return 'wrong';
    return over ? 'other' : undefined;
  };
  return (
    <ul class="practice-choices" aria-labelledby={labelledBy}>
      {choices.map(({ answer }, order) => {
        const shown = answerOf(answer);
        const marked = mark(order);
        return (
          <li key={shown.text}>
            <button
              type="button"
              class="practice-choice"
              data-mark={marked}
              aria-disabled={marked !== undefined || undefined}
              onClick={() => onChoose(order)}
            >
              <span class="sheet-letter">{letterOf(order)}</span>
              <Answer {...shown} />
              {(marked === 'right' || marked === 'wrong') && (
                <span class="practice-mark">
                  {marked === 'right' ? `✓ ${words.markRight}` : `✗ ${words.markChosen}`}
                </span>
              )}
            </button>
          </li>
        );
      })}
      {!over && (
        <li>
          <button
            type="button"
            class="practice-choice is-unsure"
            onClick={() => onChoose('unsure')}
          >
            {tried.length > 0 ? words.showAnswer : words.notSure}
          </button>
        </li>
      )}
    </ul>
  );
}
