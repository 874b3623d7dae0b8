import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSheet } from '../film/use-sheet';
import type { Answered } from '../player/Asked';
import { useCore } from '../player/core-context';
import { runApart } from '../player/run-apart';
import { showLinked } from '../player/show-linked';
import { createProgram } from '../state/program';
import { linkedLanguage } from '../state/settings';
import { parseLink } from '../state/url';
import { isInCrowd, restUnseen, useSeen, waitForMemory } from './memories';
import { report } from './protocol';
import { useHost } from './use-host';
import { openPlace, ProgramText, Widget } from './Widget';

/** Asked once: a page that makes its frame as high as it says would else have it grow for ever. */
const opened = innerHeight;
/** A frame lower than any story, in px, waits for its page to make it higher. */
const LEAST = { compact: 240, full: 400 };

/** On a page with many embeds, each waits until it is seen. Its text can be read meanwhile. */
export function EmbedInTurn({ search }: { search: string }) {
  const seen = useSeen();
  if (seen || !isInCrowd()) return <Embed search={search} />;
  return (
    <main class="embed-frame">
      <ProgramText code={parseLink(search).state.code?.trimEnd() ?? ''} />
    </main>
  );
}

/** The story of one program, as the query string asks for. */
function Embed({ search }: { search: string }) {
  const { core } = useCore();
  const frame = useRef<HTMLElement>(null);
  const { state, notes } = useMemo(() => parseLink(search), [search]);
  const program = useMemo(() => createProgram(state.code ?? '', runApart), [state]);
  useEffect(() => {
    if (!core) return;
    program.notes.value = notes;
    openPlace(core, program, state);
    showLinked();
  }, [core, program, state, notes]);
  useEffect(waitForMemory, []);
  useEffect(() => {
    if (core && isInCrowd()) return restUnseen(core);
  }, [core]);
  useHost(core, program, frame, state.autoplay === true);
  useSheet(core, program.ran.value?.source, program.statement.value, program.letters.value);

  const lang = linkedLanguage.value;
  const linked = lang ? { ...state, lang } : state;
  const fits = opened >= LEAST[state.size ?? 'compact'];
  return (
    <Widget
      state={linked}
      program={program}
      frame={frame}
      opened={fits ? opened : undefined}
      onAnswer={tellAnswer}
    />
  );
}

function tellAnswer({ question, option }: Answered): void {
  const chosen = question.options[option];
  if (!chosen) return;
  const { text, correct, rule } = chosen;
  report({ type: 'answer', question: question.id, answer: text, correct, rule });
}
