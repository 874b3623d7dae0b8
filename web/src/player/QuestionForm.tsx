import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../core/types';
import { languageHere, say } from '../locales/translation';
import { Sentence } from '../ui/Sentence';
import { focusStory } from './focus-story';
import { remarkWords as words } from './remark-words';

interface Props {
  question: Question;
  /** The question's position, e.g. "1 of 3", in the page's language. */
  place: string;
  more: boolean;
  /** What the question is about. */
  picture: ComponentChildren;
  onAnswer: (option: number) => void;
  onNext: () => void;
  onShow: () => void;
  onSkip: () => void;
}

/** One question: arrows choose an option, Enter answers, and the question can be skipped. */
export function QuestionForm(props: Props) {
  const { question, place, more, picture, onAnswer, onNext, onShow, onSkip } = props;
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [answered, setAnswered] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // :has(.sw-question) in CSS would make each step of a story restyle the whole page.
  useLayoutEffect(() => {
    const answers = form.current?.closest('.answer-columns');
    answers?.setAttribute('data-asks', '');
    return () => answers?.removeAttribute('data-asks');
  }, []);
  useEffect(() => {
    if (answered) next.current?.focus();
  }, [answered]);
  const prompt = say('question', question, question.prompt);
  const submit = (event: Event) => {
    event.preventDefault();
    if (chosen === null || answered) return;
    setAnswered(true);
    onAnswer(chosen);
  };
  const leave = (on: () => void) => (event: Event) => {
    focusStory(event.currentTarget as Element);
    on();
  };
  const mark = (at: number) => {
    if (!answered || (at !== chosen && !question.options[at]?.correct)) return undefined;
    return question.options[at]?.correct ? 'right' : 'wrong';
  };
  return (
    <form ref={form} class="sw-question" lang={languageHere()} onSubmit={submit}>
      <fieldset>
        <legend lang={prompt.lang}>
          {place && <small>{place}</small>}
          <Sentence text={prompt.text} />
        </legend>
        {picture}
        {question.options.map((option, at) => {
          const { text, lang } = say('answer', { ...option, id: option.answer }, option.text);
          return (
            <label key={option.text} data-mark={mark(at)}>
              <input
                type="radio"
                name={name}
                checked={at === chosen}
                disabled={answered && at !== chosen}
                onChange={() => setChosen(at)}
              />
              <code lang={lang}>{text}</code>
              {mark(at) && <span class="sw-mark-word">{words[mark(at) ?? 'right']}</span>}
            </label>
          );
        })}
      </fieldset>
      <div role="status">
        {answered && chosen !== null && <Verdict question={question} chosen={chosen} />}
      </div>
      <div class="sw-question-buttons">
        {answered && (
          <button
            ref={next}
            type="button"
            class="sw-button"
            data-main
            onClick={leave(more ? onNext : onShow)}
          >
            <span>{more ? words.nextQuestion : words.showWhy}</span>
          </button>
        )}
        {!answered && (
          <button
            type="submit"
            class="sw-button"
            data-main
            aria-disabled={chosen === null || undefined}
          >
            <span>{words.answer}</span>
          </button>
        )}
        {answered && more && (
          <button type="button" class="button" onClick={leave(onShow)}>
            {words.showWhy}
          </button>
        )}
        {!answered && (
          <button type="button" class="button" onClick={leave(onSkip)}>
            {words.skip}
          </button>
        )}
      </div>
    </form>
  );
}

/** The verdict, with the reason that belongs to the chosen option. */
function Verdict({ question, chosen }: { question: Question; chosen: number }) {
  const option = question.options[chosen];
  const right = question.options.find(({ correct }) => correct);
  if (!option || !right) return null;
  const reason = option.rule
    ? say('rule', { ...option, id: option.rule }, option.reason)
    : { text: option.reason, lang: languageHere() && ('en' as const) };
  const answer = say('answer', { ...right, id: right.answer }, right.text);
  return (
    <p class="sw-verdict-line" data-verdict={option.correct ? 'right' : 'wrong'}>
      <strong>{option.correct ? words.yes : words.notQuite}</strong>{' '}
      <span lang={reason.lang}>
        <Sentence text={reason.text} />
      </span>
      {!option.correct && (
        <>
          {' '}
          {words.rightAnswer} <code>{answer.text}</code>.
        </>
      )}
    </p>
  );
}
