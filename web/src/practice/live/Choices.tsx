import type { RefObject } from 'preact';
import type { Choice } from '../asked';
import type { Chosen } from '../round';
import { Answer } from '../Sheet';
import { answerOf, letterOf, practiceWords } from '../words';
import { Confidence } from './Confidence';

interface Props {
  /** Has the focus when a second try begins. */
  list: RefObject<HTMLUListElement | null>;
  choices: readonly Choice[];
  /** Pressed so far, at most two. */
  tried: readonly Chosen[];
  over: boolean;
  /** Not answered yet: how sure the reader is comes first. */
  picked: number | null;
  labelledBy: string;
  onChoose: (chosen: Chosen) => void;
  onSure: (sure: boolean) => void;
}

/** A press picks, and at the second try answers. What was chosen stays marked, and at the end the right choice is, too. */
export function Choices({
  list,
  choices,
  tried,
  over,
  picked,
  labelledBy,
  onChoose,
  onSure,
}: Props) {
  const words = practiceWords;
  const mark = (order: number) => {
    if (over && choices[order]?.correct) return 'right';
    if (tried.includes(order)) return 'wrong';
    return over ? 'other' : undefined;
  };
  return (
    <ul ref={list} tabIndex={-1} class="practice-choices" aria-labelledby={labelledBy}>
      {choices.map(({ answer }, order) => {
        const shown = answerOf(answer);
        const marked = mark(order);
        return (
          <li key={shown.text}>
            <button
              type="button"
              class="practice-choice"
              data-mark={marked}
              aria-pressed={picked === order || undefined}
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
          {picked !== null ? (
            <Confidence picked={picked} onAnswer={onSure} />
          ) : (
            <button
              type="button"
              class="practice-choice is-unsure"
              onClick={() => onChoose('unsure')}
            >
              {tried.length > 0 ? words.showAnswer : words.notSure}
            </button>
          )}
        </li>
      )}
    </ul>
  );
}
