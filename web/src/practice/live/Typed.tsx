import { useId, useRef, useState } from 'preact/hooks';
import type { Asked } from '../asked';
import type { Chosen } from '../round';
import { Answer } from '../Sheet';
import { choiceOfError, choiceTyped, errorText, mayFail } from '../typed';
import { practiceWords, solution } from '../words';
import { Confidence } from './Confidence';

interface Props {
  asked: Asked;
  tried: readonly Chosen[];
  over: boolean;
  text: string;
  labelledBy: string;
  onText: (text: string) => void;
  /** `sure` is left out at the second try. */
  onAnswer: (chosen: Chosen, sure?: boolean) => void;
}

/** Storage cells are in the picture as well. */
export const isCell = ({ kind, typed }: Asked) => typed && kind === 'cell';

/** The answer is typed. What was typed stays marked, and at the end the right answer is shown, too. */
export function Typed({ asked, tried, over, text, labelledBy, onText, onAnswer }: Props) {
  const words = practiceWords;
  const field = useRef<HTMLInputElement>(null);
  const own = useId();
  const [before, setBefore] = useState<readonly string[]>([]);
  const { choices } = asked;
  const answer = (sure?: boolean) => {
    const written = text.trim();
    field.current?.focus({ preventScroll: true });
    if (!written || before.includes(written)) return;
    setBefore([...before, written]);
    onText('');
    const failed = written === errorText().text;
    onAnswer(failed ? choiceOfError(choices) : choiceTyped(choices, written), sure);
  };
  const isRight = (order: number) => {
    const one = tried.filter((chosen) => chosen !== 'unsure')[order];
    return typeof one === 'number' && choices[one]?.correct;
  };
  return (
    <div class="practice-typed">
      <ul class="practice-choices">
        {before.map((written, order) =>
          isRight(order) ? null : (
            <li key={written} class="practice-choice" data-mark="wrong" aria-disabled="true">
              <code>{written}</code>
              <span class="practice-mark">✗ {words.markChosen}</span>
            </li>
          ),
        )}
        {over && (
          <li class="practice-choice" data-mark="right" aria-disabled="true">
            <Answer {...solution(choices).answer} />
            <span class="practice-mark">✓ {words.markRight}</span>
          </li>
        )}
      </ul>
      {!over && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (tried.length > 0) answer();
          }}
        >
          <p class="practice-field">
            <label for={own}>{words.yourAnswer}</label>
            <input
              ref={field}
              id={own}
              aria-describedby={labelledBy}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              value={text}
              onInput={({ currentTarget }) => onText(currentTarget.value)}
            />
            {mayFail(asked) && (
              <button type="button" class="button" onClick={() => onText(errorText().text)}>
                {errorText().text}
              </button>
            )}
          </p>
          {isCell(asked) && <p class="cell-hint">{words.tapCell}</p>}
          {tried.length === 0 ? (
            <Confidence onAnswer={answer} />
          ) : (
            <p class="practice-sure">
              <button type="submit" class="button">
                {words.answer}
              </button>
            </p>
          )}
          <button
            type="button"
            class="practice-choice is-unsure"
            onClick={() => onAnswer('unsure')}
          >
            {tried.length > 0 ? words.showAnswer : words.notSure}
          </button>
        </form>
      )}
    </div>
  );
}
