import { useId, useState } from 'preact/hooks';

interface Choice {
  text: string;
  /** What choosing this one rests on, right or wrong. */
  reason: string;
  right?: boolean;
}

interface Props {
  question: string;
  choices: Choice[];
}

/** A question before the story. Without JavaScript the answer is in the disclosure below it. */
export function Predict({ question, choices }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const choice = chosen === null ? undefined : choices[chosen];
  const answer = choices.find(({ right }) => right);
  return (
    <div class="predict">
      <fieldset>
        <legend>{question}</legend>
        {choices.map(({ text }, index) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            <code>{text}</code>
          </label>
        ))}
      </fieldset>
      <p class="predict-reason" role="status">
        {choice && (
          <>
            <strong>{choice.right ? 'Yes.' : 'Not quite.'}</strong> {choice.reason}
          </>
        )}
      </p>
      <details>
        <summary>Show the answer</summary>
        <p>
          <code>{answer?.text}</code>. {answer?.reason}
        </p>
      </details>
    </div>
  );
}
