/** Questions on paper, with their answers on the back; without scripts the same is read on the screen. */
import { Sentence } from '../ui/Sentence';
import type { Asked } from './asked';
import { answerOf, letterOf, practiceWords, said, solution } from './words';

interface Props {
  questions: readonly Asked[];
  /** Link that gives these questions again. */
  from: string;
}

export function Sheet({ questions, from }: Props) {
  const words = practiceWords;
  return (
    <>
      <div class="sheet-head">
        <h2>{words.sheet(questions.length)}</h2>
        <p class="sheet-name" data-name={words.name} />
        <p class="sheet-from">{from}</p>
      </div>
      <ol class="sheet-questions">
        {questions.map((asked, number) => (
          <li key={number}>
            <Question asked={asked} />
          </li>
        ))}
      </ol>
      <div class="sheet-answers">
        <h2>{words.answers}</h2>
        <ol>
          {questions.map(({ choices }, number) => (
            <li key={number}>
              <Solution choices={choices} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function Question({ asked }: { asked: Asked }) {
  const prompt = said(asked.prompt);
  return (
    <>
      <p class="sheet-prompt" lang={prompt.lang}>
        <Sentence text={prompt.text} />
      </p>
      <pre>
        <code>{asked.program}</code>
      </pre>
      <ol class="sheet-choices">
        {asked.choices.map(({ answer }, order) => {
          const shown = answerOf(answer);
          return (
            <li key={shown.text}>
              <span class="sheet-letter">{letterOf(order)}</span> <Answer {...shown} />
            </li>
          );
        })}
      </ol>
      <details class="sheet-answer">
        <summary>{practiceWords.answer}</summary>
        <p>
          <Solution choices={asked.choices} />
        </p>
      </details>
    </>
  );
}

/** The right choice, and why it is right. */
export function Solution({ choices }: Pick<Asked, 'choices'>) {
  const { order, answer, reason } = solution(choices);
  return (
    <>
      <strong>
        {letterOf(order)} <Answer {...answer} />
      </strong>{' '}
      <span lang={reason.lang}>
        <Sentence text={reason.text} />
      </span>
    </>
  );
}

export function Answer({ text, lang, code }: ReturnType<typeof answerOf>) {
  return code ? <code>{text}</code> : <span lang={lang}>{text}</span>;
}
