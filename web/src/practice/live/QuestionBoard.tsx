import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { pageHref } from '../../state/settings';
import { formatAddress } from '../../state/url';
import { Sentence } from '../../ui/Sentence';
import type { Asked } from '../asked';
import { type Chosen, outcomeOf, type RoundOutcome } from '../round';
import { practiceWords, said } from '../words';
import { AnswerStory } from './AnswerStory';
import { Choices } from './Choices';
import { Given } from './Given';
import { Hint } from './Hint';
import { isCell, Typed } from './Typed';
import { Verdict } from './Verdict';

interface Props {
  core: Core;
  asked: Asked;
  /** The question before it had the focus: this one takes it. */
  focused: boolean;
  /** None comes after it. */
  last: boolean;
  /** `sure` is null if no first answer was given. */
  onAnswer: (outcome: RoundOutcome, sure: boolean | null) => void;
  onNext: () => void;
}

/** A question: its program, the picture before the answer, the choices, and the reason. */
export function QuestionBoard({ core, asked, focused, last, onAnswer, onNext }: Props) {
  const words = practiceWords;
  const name = useId();
  const [tried, setTried] = useState<readonly Chosen[]>([]);
  const outcome = outcomeOf(asked.choices, tried);
  const [picked, setPicked] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [sure, setSure] = useState<boolean | null>(null);
  /** How often the story was played: not before the answer. */
  const [plays, setPlays] = useState(0);
  const { statement } = asked;
  const prompt = said(asked.prompt);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (outcome) next.current?.focus({ preventScroll: true });
  }, [outcome]);
  useEffect(() => {
    if (tried.length === 1 && tried[0] !== 'unsure' && !outcome)
      list.current?.focus({ preventScroll: true });
  }, [tried]);
  const choose = (one: Chosen) => {
    if (outcome || (typeof one === 'number' && tried.includes(one))) return;
    if (one === 'unsure' || tried.length > 0) answer(one, sure);
    else if (one !== 'other') setPicked(one);
  };
  const answer = (one: Chosen, isSure: boolean | null) => {
    const all = [...tried, one];
    setTried(all);
    setPicked(null);
    setSure(isSure);
    const reached = outcomeOf(asked.choices, all);
    if (!reached) return;
    setPlays(1);
    onAnswer(reached, isSure);
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
          <Given
            core={core}
            program={asked.given}
            cell={
              isCell(asked) ? { label: words.tapCell, chosen: text, onChoose: setText } : undefined
            }
          />
        )}
      </div>
      <div class="practice-answer">
        {asked.typed ? (
          <Typed
            asked={asked}
            tried={tried}
            over={outcome !== null}
            text={text}
            labelledBy={name}
            onText={setText}
            onAnswer={(one, isSure) => answer(one, isSure ?? sure)}
          />
        ) : (
          <Choices
            list={list}
            choices={asked.choices}
            tried={tried}
            over={outcome !== null}
            picked={picked}
            labelledBy={name}
            onChoose={choose}
            onSure={(isSure) => picked !== null && answer(picked, isSure)}
          />
        )}
        <div role="status">
          {outcome ? (
            <Verdict choices={asked.choices} tried={tried} outcome={outcome} />
          ) : (
            tried[0] !== undefined && <Hint kind={asked.kind} first={tried[0]} />
          )}
        </div>
        {outcome && (
          <p class="practice-buttons">
            <button ref={next} type="button" class="sw-button" data-main onClick={onNext}>
              <span>{last ? words.toSummary : words.next}</span>
            </button>
            <button type="button" class="button" onClick={() => setPlays(plays + 1)}>
              {words.playAgain}
            </button>
            <a href={pageHref('/playground/') + formatAddress({ code: asked.program, statement })}>
              {words.playground}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
