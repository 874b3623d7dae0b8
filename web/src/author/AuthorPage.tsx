import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import type { Refusal, Transcript } from '../core/types';
import { useEarlyChoices } from '../lib/early-choices';
import { textTypedEarly } from '../lib/text-typed-early';
import { AuthorStyles, PageStyles } from '../pages/PageStyles';
import { useCore } from '../player/core-context';
import { nameOf } from '../state/at';
import { pageHref } from '../state/settings';
import { CoreNotice } from '../widgets/CoreNotice';
import { Options } from './Options';
import { Preview } from './Preview';
import { ProgramField } from './ProgramField';
import { Ready } from './Ready';
import { Snippets } from './Snippets';
import { stateAt } from './snippets';
import { useStill } from './use-still';
import { freshWork, ofAnyStory, REST, useWork, type Work } from './use-work';
import { authorWords as words } from './words';

/** The author page: choose options beside a live preview, then copy the snippet. */
export function AuthorPage() {
  const { core } = useCore();
  const [work, setWork] = useState<Work>(() => ({
    ...freshWork,
    code: textTypedEarly('.author-program') ?? freshWork.code,
  }));
  const change = (part: Partial<Work>) => setWork((now) => ({ ...now, ...part }));
  const { code, other, look } = work;
  const [settled, settle] = useSettled(code);
  const [settledOther, settleOther] = useSettled(other ?? '');
  // A whole widget, from the address or the gallery: nobody is typing, so it is shown at once.
  const open = (next: Work) => {
    setWork(next);
    settle(next.code);
    settleOther(next.other ?? '');
  };
  useWork(work, open);
  useEarlyChoices('.author');
  const transcript = useMemo(() => transcriptOf(core, settled), [core, settled]);
  const state = { code: settled, ...look, ...(settledOther && { compare: settledOther }) };
  const statement = chosen(transcript, look.statement);
  const here = useRef(0);
  const nameAt = (step: number) => {
    const story = statement === null ? null : core?.story(settled, statement);
    return core && story ? nameOf(core, settled, story, step) : null;
  };
  const openAt = (step: number | null) => {
    const { step: _, at: __, ...others } = look;
    const at = step === null ? null : nameAt(step);
    change({ look: step ? { ...others, step, ...(at !== null && { at }) } : others });
  };
  return (
    <main class="page-wide author">
      <PageStyles />
      <AuthorStyles />
      <h1>{words.title}</h1>
      <p class="page-lead">{words.lead}</p>
      <Ready work={work} onChoose={open} />
      <div class="author-sides">
        <form class="author-choices" onSubmit={(event) => event.preventDefault()}>
          <Programs
            work={work}
            refusal={transcript?.refusal ?? null}
            otherRefusal={transcriptOf(core, settledOther)?.refusal ?? null}
            onChange={change}
          />
          <Options
            look={look}
            transcript={transcript}
            onChange={(look) => change({ look })}
            boundHere={() => nameAt(here.current) ?? String(here.current)}
          />
        </form>
        <Preview
          state={stateAt(work.host, state)}
          width={work.width}
          onWidth={(width) => change({ width })}
          onOpenAt={openAt}
          onStep={(step) => {
            here.current = step;
          }}
        />
      </div>
      <Snippets
        work={work}
        onChange={change}
        state={state}
        line={transcript?.statements[statement ?? -1]?.line ?? 1}
        title={transcript?.statements[statement ?? -1]?.source ?? 'Stridewise'}
        raises={transcript?.statements.find(({ error }) => error)?.error?.type}
        still={useStill(work.still, core, state, statement)}
      />
      <p>
        <a href={pageHref('/docs/')}>{words.docs}</a>
      </p>
      <CoreNotice />
    </main>
  );
}

interface ProgramsProps {
  work: Work;
  refusal: Refusal | null;
  otherRefusal: Refusal | null;
  onChange: (part: Partial<Work>) => void;
}

/** The program, and the one to compare with. */
function Programs({ work, refusal, otherRefusal, onChange }: ProgramsProps) {
  const { code, other, look } = work;
  return (
    <>
      <ProgramField
        label={words.program}
        value={code}
        refusal={refusal}
        onInput={(text) => onChange({ code: text, look: ofAnyStory(look) })}
      />
      <label class="author-tick">
        <input
          type="checkbox"
          checked={other !== null}
          onChange={({ currentTarget: { checked } }) => onChange({ other: checked ? code : null })}
        />
        {words.compare}
      </label>
      {other !== null && (
        <ProgramField
          label={words.otherProgram}
          value={other}
          refusal={otherRefusal}
          onInput={(text) => onChange({ other: text })}
        />
      )}
    </>
  );
}

/** A program as it was when its author last paused, and how to set it without a pause. */
function useSettled(code: string): [string, (code: string) => void] {
  const [settled, settle] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => settle(code), REST);
    return () => clearTimeout(timer);
  }, [code]);
  return [settled, settle];
}

function transcriptOf(core: Core | null, code: string): Transcript | null {
  try {
    return core?.run(code) ?? null;
  } catch {
    return null;
  }
}

/** The statement that a widget opens at, as web/src/embed/Widget.tsx chooses it. */
function chosen(transcript: Transcript | null, asked: number | undefined): number | null {
  if (asked !== undefined) return asked;
  return transcript?.statements.findLast(({ operations }) => operations > 0)?.index ?? null;
}
