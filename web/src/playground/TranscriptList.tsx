import type { ComponentChildren } from 'preact';
import type { Statement, Transcript } from '../core/types';
import { cx } from '../lib/cx';
import { NotRun } from '../ui/NotRun';
import { Printed } from '../ui/Printed';
import { playgroundWords as words } from './words';

interface Props {
  transcript: Transcript;
  selected: number | null;
  onSelect: (statement: number) => void;
  /** Draws something under a statement that has a story. */
  below: (statement: number) => ComponentChildren;
}

/** Each statement with what Python prints or raises under it; those with a story are buttons. */
export function TranscriptList({ transcript, selected, onSelect, below }: Props) {
  return (
    <ol class="transcript" aria-label={words.pythonAnswers}>
      {transcript.statements.map((statement) => (
        <li
          key={statement.index}
          id={rowId(statement.index)}
          tabIndex={-1}
          class={cx('transcript-row', statement.index === selected && 'is-selected')}
        >
          <StatementSource
            statement={statement}
            selected={statement.index === selected}
            onSelect={onSelect}
          />
          <Printed statement={statement} />
          <NotRun statement={statement} onLine={(line) => goToLine(transcript, line)} />
          {statement.operations > 0 && below(statement.index)}
        </li>
      ))}
    </ol>
  );
}

const rowId = (statement: number) => `statement-${statement}`;

function goToLine(transcript: Transcript, line: number): void {
  const there = transcript.statements.findLast((statement) => statement.line <= line);
  const row = there && document.getElementById(rowId(there.index));
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus({ preventScroll: true });
}

interface SourceProps {
  statement: Statement;
  selected: boolean;
  onSelect: (statement: number) => void;
}

/** A class or a function by its first line: the editor shows the rest, and it prints nothing. */
export function sourceShown(source: string): string {
  const lines = source.split('\n');
  const head = lines.findIndex((line) => /^(class|def)\b/.test(line));
  const decorated = lines.slice(0, Math.max(0, head)).every((line) => line.startsWith('@'));
  if (head < 0 || !decorated || head === lines.length - 1) return source;
  return `${lines.slice(0, head + 1).join('\n')} …`;
}

function StatementSource({ statement, selected, onSelect }: SourceProps) {
  const code = <code>{sourceShown(statement.source)}</code>;
  if (statement.operations === 0) return <div class="statement is-quiet">{code}</div>;
  return (
    <button
      type="button"
      class="statement"
      aria-pressed={selected}
      onClick={() => onSelect(statement.index)}
    >
      {code}
    </button>
  );
}
