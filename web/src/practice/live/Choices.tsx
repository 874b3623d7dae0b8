import type { Choice } from '../asked';
import { Answer } from '../Sheet';
import { answerOf, letterOf, practiceWords } from '../words';
import type { Chosen } from './QuestionBoard';

interface Props {
  choices: readonly Choice[];
  chosen: Chosen | null;
  labelledBy: string;
  onChoose: (chosen: Chosen) => void;
}

/** A press answers. The chosen and the right choice stay visible. */
export function Choices({ choices, chosen, labelledBy, onChoose }: Props) {
  const words = practiceWords;
  const mark = (order: number) => {
    if (chosen === null) return undefined;
    if (choices[order]?.correct) return 'right';
    return order === chosen ? 'wrong' : 'other';
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
              aria-disabled={chosen !== null || undefined}
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
      {chosen === null && (
        <li>
          <button
            type="button"
            class="practice-choice is-unsure"
            onClick={() => onChoose('unsure')}
          >
            {words.notSure}
          </button>
        </li>
      )}
    </ul>
  );
}
