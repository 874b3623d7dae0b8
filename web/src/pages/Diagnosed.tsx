import { useSignal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import type { Core } from '../core';
import type { Diagnosis, Int } from '../core/types';
import { href } from '../lib/href';
import { StoryPlayer } from '../player/StoryPlayer';
import { sizesIn } from '../state/error-link';
import { formatLink } from '../state/url';

interface Props {
  core: Core;
  pasted: string;
  /** By name, what the reader says about what the message leaves open. */
  answers: Record<string, string>;
  onAnswers: (answers: Record<string, string>) => void;
}

/** Which error it is, a program that ends in it with its story, and what works instead. */
export function Diagnosed({ core, pasted, answers, onAnswers }: Props) {
  const found = useMemo(() => core.diagnose(pasted, answers), [core, pasted, answers]);
  if (!found) return <Unknown />;
  const { type, message, asked, program } = found;
  return (
    <>
      <p class="error" role="status">
        <strong>{type}</strong>: {message}
      </p>
      {asked.length > 0 && (
        <fieldset class="own-shapes-fields">
          <legend>What the message does not say</legend>
          {asked.map(({ name, label, value }) => (
            <Field
              key={name}
              label={label}
              value={answers[name] ?? value}
              onInput={(sizes) => onAnswers({ ...answers, [name]: sizes })}
            />
          ))}
        </fieldset>
      )}
      {program === null ? <NoProgram /> : <Reproduced core={core} found={found} code={program} />}
      <Repairs repairs={found.repairs} />
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onInput: (sizes: string) => void;
}

function Field({ label, value, onInput }: FieldProps) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onInput(sizesIn(event.currentTarget.value))}
      />
    </p>
  );
}

function Reproduced({ core, found, code }: { core: Core; found: Diagnosis; code: string }) {
  const step = useSignal<Int>(0);
  const { statements } = core.run(code);
  const failed = statements.find(({ error }) => error);
  return (
    <>
      <h2>A program that ends in it</h2>
      <pre class="lesson-program">
        <code>{code}</code>
      </pre>
      <p role="status">{verdictOn(found)}</p>
      {failed && failed.operations > 0 && (
        <StoryPlayer
          key={code}
          core={core}
          source={code}
          statement={failed.index}
          step={step.value}
          onStep={(next) => {
            step.value = next;
          }}
          controls="full"
        />
      )}
      <p class="story-widget-foot">
        <a href={playground(code)}>Change this program in the playground</a>
      </p>
    </>
  );
}

function verdictOn({ same, reworded, answer }: Diagnosis): string {
  if (same && reworded)
    return `It ends in the same error, which is worded differently now: ${answer}`;
  if (same) return 'It ends in exactly this message.';
  if (answer === null) return 'With these sizes there is no error. Which ones did you have?';
  return `With these sizes it ends in another message: ${answer}`;
}

function Repairs({ repairs }: Pick<Diagnosis, 'repairs'>) {
  if (repairs.length === 0) return null;
  return (
    <section class="sw-repairs">
      <h3>✓ What runs instead</h3>
      <ul>
        {repairs.map(({ line, why, program }) => (
          <li key={line}>
            <a href={playground(program)}>
              <code>{line}</code>
            </a>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      <p>Each runs with these shapes. Whether it means what you mean, only you know.</p>
    </section>
  );
}

function NoProgram() {
  return (
    <p class="note">
      This message is known here, but there is no program for it. Write the lines that lead to it
      into the <a href={href('/')}>playground</a>.
    </p>
  );
}

function Unknown() {
  return (
    <p class="note" role="status">
      This is no message that is known here. Known are those of PyTorch and NumPy about shapes,
      views, products, joining and indexing, in the words of PyTorch 2.15 and NumPy 2.4. Try the
      last line of the traceback alone, or write the lines that lead to it into the{' '}
      <a href={href('/')}>playground</a>.
    </p>
  );
}

function playground(code: string): string {
  return href('/') + formatLink({ code });
}
