import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { useSheet } from '../film/use-sheet';
import { playground } from '../lib/href';
import type { Answered } from '../player/Asked';
import { ProgramStory } from '../player/ProgramStory';
import { showLinked } from '../player/show-linked';
import { createProgram, type ProgramModel } from '../state/program';
import { linkedLanguage } from '../state/settings';
import { type ControlsMode, formatAddress, parseLink, resolve } from '../state/url';
import { Notes } from '../ui/Notes';
import { RefusalSentence } from '../ui/RefusalSentence';
import { Stopped } from '../ui/Stopped';
import { shellWords as words } from '../ui/words';
import { CoreNotice } from '../widgets/CoreNotice';
import { useCore } from '../widgets/core-context';
import { WithCore } from '../widgets/WithCore';
import { report } from './protocol';
import { useHost } from './use-host';

/** One program's story alone, as its query string says. */
export function Embed({ search }: { search: string }) {
  const { core } = useCore();
  const frame = useRef<HTMLElement>(null);
  const { state, notes } = useMemo(() => parseLink(search), [search]);
  const program = useMemo(() => createProgram(state.code ?? ''), [state]);
  useEffect(() => {
    if (!core) return;
    const source = state.code ?? '';
    const statement = state.statement ?? lastTold(core, source);
    program.open(core, { ...state, ...(statement !== undefined && { statement }), source, notes });
    showLinked();
  }, [core, program, state, notes]);
  useHost(core, program, frame);

  // Alone it stands at the top; under its story it is another paragraph: nothing that is read moves.
  const place = isTold(program) ? 'below' : 'alone';

  return (
    <main ref={frame} class="embed-frame">
      <ProgramText key={place} code={program.source.value.trimEnd()} />
      <WithCore class="embed-story" asks={program.source.value} kept={false}>
        {(core) => (
          <EmbeddedStory core={core} program={program} controls={resolve(state).controls} />
        )}
      </WithCore>
      <CoreNotice />
      <Notes notes={program.notes.value} />
      <p key={`foot ${place}`} class="embed-foot">
        <a href={playground + linkTo(program)} target="_blank" rel="noopener">
          {words.openInStridewise}
        </a>
      </p>
    </main>
  );
}

/** What a course page means: the last statement that has a story. */
function lastTold(core: Core, source: string): number | undefined {
  try {
    return core.run(source).statements.findLast(({ operations }) => operations > 0)?.index;
  } catch {
    return undefined; // the embed says so itself
  }
}

const isTold = ({ ran, statement }: ProgramModel): boolean =>
  ran.value !== null && statement.value !== null;

/** It stands there at once, whatever comes of the core. */
function ProgramText({ code }: { code: string }) {
  return (
    code && (
      <pre class="embed-program">
        <code>{code}</code>
      </pre>
    )
  );
}

interface StoryProps {
  core: Core;
  program: ProgramModel;
  controls: ControlsMode;
}

function EmbeddedStory({ core, program, controls }: StoryProps) {
  const { ran, refusal, unavailable } = program;
  useSheet(core, ran.value?.source, program.statement.value, program.letters.value);
  if (unavailable.value) return <Stopped onAgain={() => program.run(core)} />;
  const told = isTold(program);
  const nothing = ran.value && !told && !refusal.value;
  return (
    <>
      <RefusalSentence refusal={program.refusal.value} />
      {told && (
        <ProgramStory
          core={core}
          program={program}
          controls={controls}
          onAnswer={tellAnswer}
          {...(controls === 'full' && {
            onProgram: (source, place) => program.open(core, { source, ...place }),
          })}
        />
      )}
      {nothing && (
        <p class="note" role="status">
          {words.noStory}
        </p>
      )}
    </>
  );
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
  return formatAddress({
    code: program.source.value,
    ...(lang && { lang }),
    ...(statement !== null && { statement }),
    step: program.step.value,
    ...(program.windows.value && { window: program.windows.value }),
  });
}
