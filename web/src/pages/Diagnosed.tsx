import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { Core } from '../core';
import type { Diagnosis, Outside, Statement } from '../core/types';
import { RepairTold } from '../figures/Repairs';
import { playground } from '../lib/href';
import { sizesIn } from '../state/error-link';
import { linkedLanguage } from '../state/settings';
import { formatAddress } from '../state/url';
import { Linked } from '../ui/Linked';
import { Meant } from '../ui/Meant';
import { Phrase } from '../ui/Phrase';
import { Reason, Why } from './ErrorStory';
import { errorWords as words } from './error-words';

interface Props {
  core: Core;
  pasted: string;
  /** By name, what the reader says about what the message leaves open. */
  answers: Record<string, string>;
  onAnswers: (answers: Record<string, string>) => void;
  /** What stands below where the error is not known. */
  children: ComponentChildren;
}

/** Which error it is, a program that ends in it with its story, and what works instead. */
export function Diagnosed({ core, pasted, answers, onAnswers, children }: Props) {
  const found = useMemo(() => core.diagnose(pasted, answers), [core, pasted, answers]);
  if (!found)
    return (
      <>
        <Unknown />
        {children}
      </>
    );
  if ('outside' in found) return <Foreign found={found} />;
  const { type, message, why, asked, program } = found;
  const failed = program === null ? undefined : raisedIn(core, program);
  // Else the story's own sentence stands right there.
  const offers = found.instead.length + found.repairs.length > 0;
  const told = program !== null && failed && isTold(core, found, program, failed);
  return (
    <>
      <p class="error" role="status">
        <strong>{type}</strong>: {message}
      </p>
      {failed?.error?.meant && <Meant name={failed.error.meant} />}
      {why && (
        <p class="note">
          <Phrase english={why} />
        </p>
      )}
      {told && offers && <Reason core={core} code={program} statement={failed.index} />}
      <Repairs instead={found.instead} repairs={found.repairs} />
      {told && <Why key={program} core={core} code={program} statement={failed.index} />}
      {asked.length > 0 && (
        <fieldset class="own-shapes-fields">
          <legend>{words.asked}</legend>
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
      {program === null ? <NoProgram /> : <Reproduced found={found} code={program} />}
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
      <label for={id}>
        <Phrase english={label} />
      </label>
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

function raisedIn(core: Core, code: string): Statement | undefined {
  return core.run(code).statements.find(({ error }) => error);
}

/** A story of one step that repeats the message is none, where a sentence says more. */
function isTold(core: Core, { why }: Diagnosis, code: string, failed: Statement): boolean {
  if (failed.operations === 0) return false;
  const scene = why === null ? null : core.scene(code, failed.index, 0);
  return !(scene?.steps === 1 && scene.event.id === 'RAISED');
}

function Reproduced({ found, code }: { found: Diagnosis; code: string }) {
  return (
    <>
      <h2>{words.program}</h2>
      <pre class="lesson-program">
        <code>{code}</code>
      </pre>
      <p role="status">{verdictOn(found)}</p>
      <p class="story-widget-foot">
        <a href={inPlayground(code)}>{words.change}</a>
      </p>
    </>
  );
}

function verdictOn({ same, reworded, answer, asked }: Diagnosis): string {
  if (same && reworded) return words.reworded(answer ?? '');
  if (same) return words.same;
  if (answer === null) return words.noError;
  return asked.length > 0 ? words.other(answer) : words.similar(answer);
}

function Repairs({ instead, repairs }: Pick<Diagnosis, 'instead' | 'repairs'>) {
  if (instead.length + repairs.length === 0) return null;
  return (
    <section class="sw-repairs">
      <h3>✓ {words.repairs}</h3>
      <ul>
        {instead.map((repair) => (
          <li key={repair.program}>
            <RepairTold repair={repair}>
              <a href={inPlayground(repair.program)}>
                <code>{repair.code}</code>
              </a>
            </RepairTold>
          </li>
        ))}
        {repairs.map(({ line, why, program }) => (
          <li key={line}>
            <a href={inPlayground(program)}>
              <code>{line}</code>
            </a>
            <Phrase english={why} />
          </li>
        ))}
      </ul>
      <p>{words.repairsNote}</p>
    </section>
  );
}

function NoProgram() {
  return (
    <p class="note">
      <Linked text={words.noProgram} to={['/playground/']} />
    </p>
  );
}

/** It is known what it is about, which is nothing that runs here. */
function Foreign({ found: { message, about } }: { found: Outside }) {
  return (
    <>
      <p class="error">{message}</p>
      <p class="note" role="status">
        <Phrase english={about} />
      </p>
      <p class="note">
        <Linked text={words.outside} to={['/playground/']} />
      </p>
    </>
  );
}

function Unknown() {
  return (
    <p class="note" role="status">
      <Linked text={words.unknown} to={['/playground/']} />
    </p>
  );
}

function inPlayground(code: string): string {
  const lang = linkedLanguage.value;
  return playground + formatAddress({ code, ...(lang && { lang }) });
}
