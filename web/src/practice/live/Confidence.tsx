import { useEffect, useId, useRef } from 'preact/hooks';
import { practiceWords } from '../words';

interface Props {
  /** The choice that it is about: the focus comes here when another is picked. */
  picked: number;
  onAnswer: (sure: boolean) => void;
}

/** Answers with the picked choice, and says how sure the reader is. */
export function Confidence({ picked, onAnswer }: Props) {
  const words = practiceWords;
  const name = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), [picked]);
  return (
    <fieldset class="practice-sure" aria-labelledby={name}>
      <span id={name}>{words.howSure}</span>
      <button ref={first} type="button" class="button" onClick={() => onAnswer(true)}>
        {words.sure}
      </button>
      <button type="button" class="button" onClick={() => onAnswer(false)}>
        {words.guess}
      </button>
    </fieldset>
  );
}
