import { Sentence } from '../../ui/Sentence';
import type { Choice } from '../asked';
import type { Chosen, RoundOutcome } from '../round';
import { Answer } from '../Sheet';
import { answerOf, practiceWords, said, solution } from '../words';

interface Props {
  choices: readonly Choice[];
  tried: readonly Chosen[];
  outcome: RoundOutcome;
}

/** Right or not, why the rule behind the last wrong choice does not hold, and what does. */
export function Verdict({ choices, tried, outcome }: Props) {
  const words = practiceWords;
  const { answer, reason } = solution(choices);
  const chosen = tried.map((one) => (typeof one === 'number' ? choices[one] : undefined));
  const choice = chosen.findLast((one) => one && !one.correct);
  const why = choice ? said(choice.reason) : null;
  const same = why?.text === reason.text;
  return (
    <div class="practice-verdict" data-outcome={outcome}>
      <p>
        <strong>{words[outcome]}</strong>{' '}
        {why && (
          <span lang={why.lang}>
            {choice && tried.length > 1 && (
              <>
                <Answer {...answerOf(choice.answer)} />:{' '}
              </>
            )}
            <Sentence text={why.text} />
          </span>
        )}
      </p>
      <p>
        {(outcome === 'wrong' || outcome === 'unsure') && (
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
