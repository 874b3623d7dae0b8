import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { playground } from '../../lib/href';
import { formatAddress } from '../../state/url';
import { Sentence } from '../../ui/Sentence';
import type { Asked } from '../asked';
import type { RoundOutcome } from '../round';
import { practiceWords, said } from '../words';
import { AnswerStory } from './AnswerStory';
import { Choices } from './Choices';
import { Given } from './Given';
import { Verdict } from './Verdict';

interface Props {
  core: Core;
  asked: Asked;
  /** The question before it had the focus: this one takes it. */
  focused: boolean;
  /** None comes after it. */
  last: boolean;
  onAnswer: (outcome: RoundOutcome) => void;
  onNext: () => void;
}

/** A choice by its order, or none of them. */
export type Chosen = number | 'unsure';

/** A question: its program, the picture before the answer, the choices, and the reason. */
export function QuestionBoard({ core, asked, focused, last, onAnswer, onNext }: Props) {
  const words = practiceWords;
  const name = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** How often the story was played: not before the answer. */
  const [plays, setPlays] = useState(0);
  const { statement } = asked;
  const prompt = said(asked.prompt);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (chosen !== null) next.current?.focus({ preventScroll: true });
  }, [chosen]);
  const choose = (one: Chosen) => {
    if (chosen !== null) return;
    setChosen(one);
    setPlays(1);
    const right = one !== 'unsure' && asked.choices[one]?.correct;
    onAnswer(one === 'unsure' ? 'unsure' : right ? 'right' : 'wrong');
  };
  return (
    <section class="practice-board" aria-labelledby={name}>
      <div class="practice-ask">
        <h2 id={name} ref={heading} tabIndex={-1} lang={prompt.lang}>
          <Sentence text={prompt.text} />
        </h2>
        <pre class="lesson-program">
          <code>{asked.program}</code>
        </pre>
      </div>
      <div class="practice-stage" data-asks={plays === 0 || undefined}>
        {plays > 0 ? (
          <AnswerStory core={core} asked={asked} plays={plays} />
        ) : (
          <Given core={core} program={asked.given} />
        )}
      </div>
      <div class="practice-answer">
        <Choices choices={asked.choices} chosen={chosen} labelledBy={name} onChoose={choose} />
        <div role="status">
          {chosen !== null && <Verdict choices={asked.choices} chosen={chosen} />}
        </div>
        {chosen !== null && (
          <p class="practice-buttons">
            <button ref={next} type="button" class="sw-button" data-main onClick={onNext}>
              <span>{last ? words.toSummary : words.next}</span>
            </button>
            <button type="button" class="button" onClick={() => setPlays(plays + 1)}>
              {words.playAgain}
            </button>
            <a href={playground + formatAddress({ code: asked.program, statement })}>
              {words.playground}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
