import { useId } from 'preact/hooks';
import type { Refusal } from '../core/types';
import { RefusalSentence } from '../ui/RefusalSentence';

interface Props {
  label: string;
  value: string;
  /** Why the program cannot be read; null if it can. */
  refusal: Refusal | null;
  onInput: (text: string) => void;
}

/** A field for a program, as high as the program, with the sentence about what cannot be read below it. */
export function ProgramField({ label, value, refusal, onInput }: Props) {
  const id = useId();
  return (
    <>
      <textarea
        class="author-program"
        aria-label={label}
        aria-invalid={Boolean(refusal)}
        aria-describedby={refusal ? id : undefined}
        value={value}
        rows={Math.max(6, value.split('\n').length)}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <RefusalSentence refusal={refusal} id={id} />
    </>
  );
}
