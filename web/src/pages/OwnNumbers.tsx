/** On the page of an error: explains the reader's own message. Loaded once there is one, in the field or the link. */
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useRested } from '../lib/use-rested';
import { mostPasted, parseErrorAddress } from '../state/error-link';
import { WithCore } from '../widgets/WithCore';
import { bringIntoSight } from './bring-into-sight';
import { Diagnosed } from './Diagnosed';
import { isTyped } from './is-typed';
import { PageStyles } from './PageStyles';

/** After the last key, in ms. */
const REST = 400;
const unanswered = {};

export function showOwn(field: HTMLTextAreaElement, place: HTMLElement): void {
  field.value ||= parseErrorAddress(location).pasted;
  render(<OwnNumbers field={field} />, place);
}

function OwnNumbers({ field }: { field: HTMLTextAreaElement }) {
  const [pasted, setPasted] = useState(field.value);
  const [answers, setAnswers] = useState<Record<string, string>>(unanswered);
  const asked = useRested(pasted, true, REST);
  /** The text came all at once, and its explanation has not been shown yet. */
  const fresh = useRef(true);
  const answer = useRef((next: Record<string, string>) => setAnswers(next)).current;
  useEffect(() => {
    const read = (event: Event) => {
      fresh.current = !isTyped(event);
      setPasted(field.value);
      setAnswers(unanswered);
    };
    field.addEventListener('input', read);
    return () => field.removeEventListener('input', read);
  }, [field]);
  return (
    <>
      <PageStyles />
      <WithCore class="diagnosis" kept={false} asks={`${asked}\n${JSON.stringify(answers)}`}>
        {(core) =>
          asked.trim() !== '' && (
            <>
              <Diagnosed
                core={core}
                pasted={asked.slice(-mostPasted)}
                answers={answers}
                onAnswers={answer}
              >
                {null}
              </Diagnosed>
              <InSight fresh={fresh} asked={asked} />
            </>
          )
        }
      </WithCore>
    </>
  );
}

/** Scrolls to the explanation once, where a phone shows only the field. */
function InSight({ fresh, asked }: { fresh: { current: boolean }; asked: string }) {
  useEffect(() => {
    const told = document.querySelector('.own-story .error');
    if (!fresh.current || !told) return;
    fresh.current = false;
    bringIntoSight(told);
  }, [asked]);
  return null;
}
