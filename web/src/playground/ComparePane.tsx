import { useRef } from 'preact/hooks';
import type { Core } from '../core';
import { Printed } from '../ui/Printed';
import { RefusalSentence } from '../ui/RefusalSentence';
import { Editor } from './Editor';
import { raisedAt } from './raised-at';
import { playgroundWords as words } from './words';

interface Props {
  core: Core;
  /** The other program; empty where none is compared. */
  other: string;
  /** Begins with the program itself, and ends the comparison. */
  onToggle: () => void;
  onInput: (text: string) => void;
}

/** Below what Python prints: another program, a copy at first, whose steps are shown beside. */
export function ComparePane({ core, other, onToggle, onInput }: Props) {
  const textarea = useRef<HTMLTextAreaElement | null>(null);
  const pane = useRef<HTMLElement>(null);
  const toggle = () => {
    onToggle();
    // The copy is there to be changed.
    if (!other) requestAnimationFrame(() => pane.current?.querySelector('textarea')?.focus());
  };
  const transcript = other ? core.run(other) : null;
  const refusal = transcript?.refusal ?? null;
  const last = transcript?.statements.find(({ error }) => error) ?? transcript?.statements.at(-1);
  return (
    <section class="compare-pane" ref={pane} aria-label={words.otherProgram}>
      <button type="button" class="button" aria-pressed={other !== ''} onClick={toggle}>
        {words.compareWith}
      </button>
      {transcript && (
        <>
          <Editor
            name="other"
            label={words.otherProgram}
            value={other}
            onInput={onInput}
            refusal={refusal}
            fault={refusal ?? raisedAt(core, other, transcript)}
            describedBy={refusal ? 'other-refusal' : undefined}
            line={null}
            textarea={textarea}
          />
          <RefusalSentence refusal={refusal} id="other-refusal" />
          {last && <Printed statement={last} />}
        </>
      )}
    </section>
  );
}
