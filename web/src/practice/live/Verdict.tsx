import { Sentence } from '../../ui/Sentence';
import type { Choice } from '../asked';
import { Answer } from '../Sheet';
import { practiceWords, said, solution } from '../words';
import type { Chosen } from './QuestionBoard';

/** Right or not, why the rule behind a wrong choice does not hold, and what does. */
export function Verdict({ choices, chosen }: { choices: readonly Choice[]; chosen: Chosen }) {
  const words = practiceWords;
  const choice = chosen === 'unsure' ? null : choices[chosen];
  const { answer, reason } = solution(choices);
  const outcome = choice ? (choice.correct ? 'right' : 'wrong') : 'unsure';
  const why = choice && !choice.correct ? said(choice.reason) : null;
  const same = why?.text === reason.text;
  return (
    <div class="practice-verdict" data-outcome={outcome}>
      <p>
        <strong>{words[outcome]}</strong>{' '}
        {why && (
          <span lang={why.lang}>
            <Sentence text={why.text} />
          </span>
        )}
      </p>
      <p>
        {outcome !== 'right' && (
          <>
            {words.answerIs} <Answer {...answer} />.{' '}
          </>
        )}
        {!same && (
          <span lang={reason.lang}>
            <Sentence text={reason.text} />
          </span>
        )}
      </p>
    </div>
  );
}
