import type { ComponentChildren } from 'preact';
import type { Diagnosis } from '../core/types';
import { errorWords as words } from './error-words';
import { inPlayground } from './in-playground';

/** The program that the story is of, and how it ends. */
export function Reproduced({ found, code }: { found: Diagnosis; code: string }) {
  const title = found.own ? words.own : found.line.length > 0 ? words.retold : words.program;
  return (
    <Listed title={title} code={code} link={words.change}>
      <p role="status">{verdictOn(found)}</p>
    </Listed>
  );
}

/** A program that was pasted, and ends in no error here. */
export function RunsWell({ code }: { code: string }) {
  return (
    <Listed title={words.own} code={code} link={words.open}>
      <p role="status">{words.ownRuns}</p>
    </Listed>
  );
}

/** The same beside a message that it does not end in. */
export function RunsBeside({ code }: { code: string }) {
  return (
    <p class="note" role="status">
      {words.ownRuns} {words.ownRunsWhy} <a href={inPlayground(code)}>{words.open}</a>
    </p>
  );
}

interface ListedProps {
  title: string;
  code: string;
  /** Address of the program in the playground. */
  link: string;
  children: ComponentChildren;
}

function Listed({ title, code, link, children }: ListedProps) {
  return (
    <>
      <h2>{title}</h2>
      <pre class="lesson-program">
        <code>{code}</code>
      </pre>
      {children}
      <p class="story-widget-foot">
        <a href={inPlayground(code)}>{link}</a>
      </p>
    </>
  );
}

function verdictOn({ own, same, reworded, answer, asked }: Diagnosis): string {
  if (same && reworded) return own ? words.ownReworded(answer ?? '') : words.reworded(answer ?? '');
  if (same) return own ? words.ownSame : words.same;
  if (answer === null) return words.noError;
  return asked.length > 0 ? words.other(answer) : words.similar(answer);
}
