import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import type { Transcript } from '../core/types';
import { textTypedEarly } from '../lib/text-typed-early';
import { AuthorStyles, PageStyles } from '../pages/PageStyles';
import { useCore } from '../player/core-context';
import { nameOf } from '../state/at';
import { pageHref } from '../state/settings';
import type { LinkState } from '../state/url';
import { CoreNotice } from '../widgets/CoreNotice';
import { Options } from './Options';
import { Preview } from './Preview';
import { ProgramField } from './ProgramField';
import { Snippets } from './Snippets';
import { useStill } from './use-still';
import { useWork } from './use-work';
import { authorWords as words } from './words';

const first = [
  'import torch',
  'column = torch.tensor([[0], [10], [20]])',
  'row = torch.tensor([1, 2, 3, 4])',
  'column + row',
].join('\n');

/** Pause in typing after which the program runs, in ms. */
const REST = 400;

/** The options of a widget, without its programs. */
export type WidgetLook = Omit<Partial<LinkState>, 'code' | 'compare'>;

/** The chosen steps belong to one story: another program or statement resets them. */
export function ofAnyStory(look: WidgetLook): WidgetLook {
  const { statement: _, step: __, at: ___, first: ____, last: _____, ...others } = look;
  return others;
}

/** The author page: choose options beside a live preview, then copy the snippet. */
export function AuthorPage() {
  const { core } = useCore();
  const [code, setCode] = useState(() => textTypedEarly('.author-program') ?? first);
  const [look, setLook] = useState<WidgetLook>({});
  const [height, setHeight] = useState(0);
  const settled = useSettled(code);
  const transcript = useMemo(() => transcriptOf(core, settled), [core, settled]);
  const [other, compareWith] = useState<string | null>(null);
  const settledOther = useSettled(other ?? '');
  const state = { code: settled, ...look, ...(settledOther && { compare: settledOther }) };
  const statement = chosen(transcript, look.statement);
  const here = useRef(0);
  const nameAt = (step: number) => {
    const story = statement === null ? null : core?.story(settled, statement);
    return core && story ? nameOf(core, settled, story, step) : null;
  };
  const [wantsStill, wantStill] = useState(false);
  const [files, setFiles] = useState<string | null>(null);
  const isFresh = settled === first && Object.keys(state).length === 1 && files === null;
  useWork(
    { state, files },
    isFresh,
    ({ state: { code: kept, compare, ...others }, files: place }) => {
      if (kept !== undefined) setCode(kept);
      compareWith(compare ?? null);
      setLook(others);
      setFiles(place);
    },
  );
  const still = useStill(wantsStill, core, state, statement);
  const openAt = (step: number | null) => {
    const { step: _, at: __, ...others } = look;
    const at = step === null ? null : nameAt(step);
    setLook(step ? { ...others, step, ...(at !== null && { at }) } : others);
  };
  return (
    <main class="page-wide author">
      <PageStyles />
      <AuthorStyles />
      <h1>{words.title}</h1>
      <p class="page-lead">{words.lead}</p>
      <div class="author-sides">
        <form class="author-choices" onSubmit={(event) => event.preventDefault()}>
          <ProgramField
            label={words.program}
            value={code}
            refusal={transcript?.refusal ?? null}
            onInput={(text) => {
              setCode(text);
              setLook(ofAnyStory);
            }}
          />
          <label class="author-tick">
            <input
              type="checkbox"
              checked={other !== null}
              onChange={({ currentTarget: { checked } }) => compareWith(checked ? code : null)}
            />
            {words.compare}
          </label>
          {other !== null && (
            <ProgramField
              label={words.otherProgram}
              value={other}
              refusal={transcriptOf(core, settledOther)?.refusal ?? null}
              onInput={compareWith}
            />
          )}
          <Options
            look={look}
            transcript={transcript}
            onChange={setLook}
            boundHere={() => nameAt(here.current) ?? String(here.current)}
          />
        </form>
        <Preview
          state={state}
          onOpenAt={openAt}
          onHeight={setHeight}
          onStep={(step) => {
            here.current = step;
          }}
        />
      </div>
      <Snippets
        state={state}
        height={height || 640}
        line={transcript?.statements[statement ?? -1]?.line ?? 1}
        title={transcript?.statements[statement ?? -1]?.source ?? 'Stridewise'}
        raises={transcript?.statements.find(({ error }) => error)?.error?.type}
        still={still}
        files={files}
        onFiles={setFiles}
        wantsStill={wantsStill}
        onWantStill={wantStill}
      />
      <p>
        <a href={pageHref('/docs/')}>{words.docs}</a>
      </p>
      <CoreNotice />
    </main>
  );
}

function useSettled(code: string): string {
  const [settled, settle] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => settle(code), REST);
    return () => clearTimeout(timer);
  }, [code]);
  return settled;
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
