import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { messages } from '../../errors/messages';
import type { Core } from '../core';
import { errorRows } from '../core/error-rows';
import type { AskedValue, Diagnosis, Outside, Statement } from '../core/types';
import { href } from '../lib/href';
import { memo } from '../lib/memo';
import { addressIn } from '../locales/route';
import { spoken } from '../locales/translation';
import { useApart } from '../player/use-apart';
import { formatErrorAddress, sizesIn } from '../state/error-link';
import type { Player } from '../state/player';
import { Linked } from '../ui/Linked';
import { Meant } from '../ui/Meant';
import { Phrase } from '../ui/Phrase';
import { StillRunning } from '../ui/StillRunning';
import { Reproduced, RunsBeside, RunsWell } from './ErrorPrograms';
import { ErrorRepairs } from './ErrorRepairs';
import { Reason, Replay, Why } from './ErrorStory';
import { errorWords as words } from './error-words';

interface Props {
  core: Core;
  pasted: string;
  /** By name, what the reader says about what the message leaves open. */
  answers: Record<string, string>;
  onAnswers: (answers: Record<string, string>) => void;
  /** Content below the note that the error is unknown. */
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
  if (!('row' in found)) return <RunsWell code={found.runs} />;
  return <Known core={core} found={found} answers={answers} onAnswers={onAnswers} />;
}

type KnownProps = Pick<Props, 'core' | 'answers' | 'onAnswers'> & { found: Diagnosis };

/** Stands still while other text is being typed. */
const Known = memo(function Known({ core, found, answers, onAnswers }: KnownProps) {
  const player = useRef<Player | null>(null);
  const { why, program, instead, repairs, runs } = found;
  const { shown, stop } = useApart(core, program ?? '');
  const failed = shown === program ? raisedIn(core, shown) : undefined;
  const story =
    program !== null && failed && failed.operations > 0
      ? { core, code: program, statement: failed.index }
      : null;
  // Else the story's own sentence stands right there.
  const offers = instead.length + repairs.length > 0;
  return (
    <>
      <p class="error" role="status">
        <strong>{found.type}</strong>: {found.message}
      </p>
      <FailingLine line={found.own && failed ? ['', failed.source, ''] : found.line} />
      {runs !== null && <RunsBeside code={runs} />}
      {stop && <StillRunning stop={stop} />}
      {failed?.error?.meant && <Meant name={failed.error.meant} />}
      {why && (
        <p class="note">
          <Phrase english={why} />
        </p>
      )}
      {story && offers && <Reason {...story} />}
      {story && <Replay {...story} player={player} />}
      <ErrorRepairs instead={instead} repairs={repairs} />
      {/* The repairs are for these sizes. */}
      <OpenSizes asked={found.asked} answers={answers} onAnswers={onAnswers} />
      {failed?.error && !offers && <p class="note">{words.noRepair}</p>}
      <OwnPage row={found.row} pasted={`${found.type}: ${found.message}`} />
      {story && <Why key={program} {...story} player={player} />}
      {program === null ? <NoProgram /> : <Reproduced found={found} code={program} />}
    </>
  );
});

/** Where there is more about the message: it has a page, which takes the numbers over. */
function OwnPage({ row, pasted }: { row: number; pasted: string }) {
  const name = errorRows[row] ?? '';
  const page = messages.find(({ rows }) => rows.includes(name));
  if (!page) return null;
  const address = href(addressIn(spoken.value.language, `/error/${page.slug}/`));
  if (location.pathname === address) return null;
  return (
    <p class="note">
      <a href={address + formatErrorAddress({ pasted, answers: {} })}>{words.page}</a>
    </p>
  );
}

/** The failing line of the traceback, with the explained operation marked. */
function FailingLine({ line }: { line: string[] }) {
  const [before, operation, behind] = line;
  if (operation === undefined || operation.includes('\n')) return null;
  return (
    <pre class="failing-line" role="img" aria-label={`${words.line}: ${line.join('')}`}>
      <code>
        {before}
        <mark>{operation}</mark>
        {behind}
      </code>
    </pre>
  );
}

type OpenProps = Pick<Props, 'answers' | 'onAnswers'> & { asked: AskedValue[] };

function OpenSizes({ asked, answers, onAnswers }: OpenProps) {
  if (asked.length === 0) return null;
  return (
    <fieldset class="own-shapes-fields">
      <legend>{words.asked}</legend>
      {asked.map(({ name, label, operand, value }) => (
        <Field
          key={name}
          label={operand === null ? <Phrase english={label} /> : words.shapeOf(operand)}
          value={answers[name] ?? value}
          onInput={(sizes) => onAnswers({ ...answers, [name]: sizes })}
        />
      ))}
    </fieldset>
  );
}

interface FieldProps {
  label: ComponentChildren;
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

/** The statement that raised; of a pasted warning, the one that warned. */
function raisedIn(core: Core, code: string): Statement | undefined {
  const { statements } = core.run(code);
  return (
    statements.find(({ error }) => error) ?? statements.find(({ warnings }) => warnings.length > 0)
  );
}

function NoProgram() {
  return (
    <p class="note">
      <Linked text={words.noProgram} to={['/playground/']} />
    </p>
  );
}

/** A known error of a kind that Stridewise cannot run. */
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
