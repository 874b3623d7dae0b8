import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Core } from '../core';
import type { Int, Question } from '../core/types';
import { addStyles } from '../lib/add-styles';
import type { Player } from '../state/player';
import { close, isOpen, keyOf, questionsOf } from '../state/questions';
import styles from '../styles/question.css?inline';
import { AskedPicture } from './AskedPicture';
import { QuestionForm } from './QuestionForm';
import { remarkWords as words } from './remark-words';

addStyles(styles);

/** A reader's answer; only the page around an embed is notified of it. */
export interface Answered {
  question: Question;
  /** Index of the chosen option. */
  option: number;
}

export interface AskedProps {
  core: Core;
  source: string;
  statement: number;
  step: Int;
  onStep: (step: Int) => void;
  /** The player of the story, once it is drawn. */
  player: Signal<Player | null>;
  onAnswer?: (answered: Answered) => void;
  /** The story, drawn after the questions. */
  children: ComponentChildren;
}

/** Asks the core's questions about a story, one after the other, before it begins. */
export function Asked(props: AskedProps) {
  const { core, source, statement, step, onStep, player, onAnswer, children } = props;
  const questions = useMemo(() => questionsOf(core, source, statement), [core, source, statement]);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // By now the story is drawn, at the step that shows the answer.
    const shown = playing ? player.peek() : null;
    if (shown && !shown.atEnd.peek()) shown.toggle();
    setPlaying(false);
  }, [playing]);
  const open = questions.findIndex(isOpen);
  const question = questions[open];
  if (!question || Number(step) > 0) return <>{children}</>;

  return (
    <QuestionForm
      key={keyOf(question)}
      question={question}
      place={questions.length > 1 ? words.questionOf(open + 1, questions.length) : ''}
      more={open + 1 < questions.length}
      picture={<AskedPicture {...{ core, source, statement, operation: question.operation }} />}
      onAnswer={(option) => onAnswer?.({ question, option })}
      onNext={() => close(question)}
      onShow={() => {
        close(...questions);
        onStep(question.reveals);
        setPlaying(true);
      }}
      onSkip={() => close(...questions)}
    />
  );
}
