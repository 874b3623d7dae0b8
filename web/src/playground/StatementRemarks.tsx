import { useMemo } from 'preact/hooks';
import type { Core } from '../core';
import { attempt } from '../lib/attempt';
import { StatementCautions } from '../player/Cautions';
import { remarkWords as words } from '../player/remark-words';
import { type ProgramModel, programUntil, type Ran } from '../state/program';
import { playgroundWords } from './words';

interface Props {
  core: Core;
  program: ProgramModel;
  ran: Ran;
  statement: number;
}

/** Under a statement: its cautions, and where it is the chosen one, its tensors to look at. */
export function StatementRemarks({ core, program, ran, statement }: Props) {
  return (
    <>
      <StatementCautions core={core} source={ran.source} statement={statement} />
      {statement === program.statement.value && (
        <Tensors core={core} program={program} ran={ran} statement={statement} />
      )}
    </>
  );
}

/** Names that stand in the statement, then tensors of its operations that have none. */
function Tensors({ core, program, ran, statement }: Props) {
  const tensors = useMemo(
    () => attempt(() => tensorsOf(core, ran, statement)) ?? [],
    [core, ran, statement],
  );
  if (tensors.length === 0) return null;
  return (
    <div class="sw-look-names">
      <span>{words.lookAt}</span>
      {tensors.map(({ text, target }) => (
        <button
          key={target}
          type="button"
          class="sw-look-name"
          aria-label={words.lookInto(text)}
          aria-pressed={program.probe.value.split('[')[0] === target}
          onClick={() => {
            program.probe.value = target;
          }}
        >
          <code>{text}</code>
        </button>
      ))}
      <button type="button" class="sw-look-name sw-to-story" onClick={goToStory}>
        {playgroundWords.story} <span aria-hidden="true">↓</span>
      </button>
    </div>
  );
}

/** Scrolls to the story, which may be far below on a narrow screen. */
function goToStory(): void {
  const story = document.querySelector<HTMLElement>('.story-pane .sw-story');
  story?.scrollIntoView();
  story?.focus({ preventScroll: true });
}

function tensorsOf(core: Core, ran: Ran, statement: number) {
  const names = namesIn(core, ran, statement);
  const seen = new Set(names);
  const found = names.map((name) => ({ text: name, target: name }));
  const operations = core.story(ran.source, statement)?.operations ?? [];
  for (const [operation, { tensors }] of operations.entries()) {
    for (const [tensor, { name }] of tensors.entries()) {
      // A number is an operand too, but there is nothing to see in it.
      if (seen.has(name) || /^-?[\d.]/.test(name)) continue;
      seen.add(name);
      found.push({ text: name, target: `${operation}.${tensor}` });
    }
  }
  return found.slice(0, 12);
}

/** Names of tensors after a statement that stand in its text. */
function namesIn(core: Core, ran: Ran, statement: number): string[] {
  const text = ran.transcript.statements[statement]?.source ?? '';
  const words = new Set(text.match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  const { tensors } = core.run(programUntil(ran, statement));
  return Object.keys(tensors).filter((name) => words.has(name));
}
