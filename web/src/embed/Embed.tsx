import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { href } from '../lib/href';
import type { Answered } from '../player/Asked';
import { ProgramStory } from '../player/ProgramStory';
import { showLinked } from '../player/show-linked';
import { createProgram, type ProgramModel } from '../state/program';
import { linkedLanguage } from '../state/settings';
import { type ControlsMode, formatLink, parseLink, resolve } from '../state/url';
import { Notes } from '../ui/Notes';
import { RefusalSentence } from '../ui/RefusalSentence';
import { shellWords as words } from '../ui/words';
import { useCore } from '../widgets/core-context';
import { report } from './protocol';
import { useHost } from './use-host';

/** One program's story alone, as its query string says. */
export function Embed({ search }: { search: string }) {
  const { core, failed } = useCore();
  const frame = useRef<HTMLElement>(null);
  const { state, notes } = useMemo(() => parseLink(search), [search]);
  const program = useMemo(() => createProgram(state.code ?? ''), [state]);
  useEffect(() => {
    if (!core) return;
    program.open(core, { ...state, source: state.code ?? '', notes });
    showLinked(core);
  }, [core, program, state, notes]);
  useHost(core, program, frame);

  return (
    <main ref={frame} class="embed-frame">
      {core && <EmbeddedStory core={core} program={program} controls={resolve(state).controls} />}
      {failed && (
        <p class="note" role="status">
          {words.noCore}
        </p>
      )}
      <Notes notes={program.notes.value} />
      <p class="embed-foot">
        <a href={href('/') + linkTo(program)} target="_blank" rel="noopener">
          {words.openInStridewise}
        </a>
      </p>
    </main>
  );
}

interface StoryProps {
  core: Core;
  program: ProgramModel;
  controls: ControlsMode;
}

function EmbeddedStory({ core, program, controls }: StoryProps) {
  const told = program.ran.value && program.statement.value !== null;
  const code = program.source.value.trimEnd();
  const note = told ? null : whyNothing(program);
  return (
    <>
      {code && (
        <pre class="embed-program">
          <code>{code}</code>
        </pre>
      )}
      <RefusalSentence refusal={program.refusal.value} />
      {told && (
        <ProgramStory core={core} program={program} controls={controls} onAnswer={tellAnswer} />
      )}
      {note && (
        <p class="note" role="status">
          {note}
        </p>
      )}
    </>
  );
}

/** Why there is no story; null while it may yet come, and where a refusal has said it. */
function whyNothing({ ran, refusal, unavailable }: ProgramModel): string | null {
  const error = unavailable.value;
  if (error) return error.name === 'CoreIncomplete' ? null : words.noCore;
  return ran.value && !refusal.value ? words.noStory : null;
}

function tellAnswer({ question, option }: Answered): void {
  const chosen = question.options[option];
  if (!chosen) return;
  const { text, correct, rule } = chosen;
  report({ type: 'answer', question: question.id, answer: text, correct, rule });
}

function linkTo(program: ProgramModel): string {
  const statement = program.statement.value;
  const lang = linkedLanguage.value;
  return formatLink({
    code: program.source.value,
    ...(lang && { lang }),
    ...(statement !== null && { statement }),
    step: program.step.value,
    ...(program.windows.value && { window: program.windows.value }),
  });
}
