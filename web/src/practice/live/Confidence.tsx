import { useEffect, useId, useRef } from 'preact/hooks';
import { practiceWords } from '../words';

interface Props {
  /** The focus comes here when another choice is picked. */
  picked?: number;
  onAnswer: (sure: boolean) => void;
}

/** Answers, and says how sure the reader is. */
export function Confidence({ picked, onAnswer }: Props) {
  const words = practiceWords;
  const name = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (picked !== undefined) first.current?.focus({ preventScroll: true });
  }, [picked]);
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
