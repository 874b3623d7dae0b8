import { computed } from '@preact/signals';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import { copyText } from '../lib/copy-text';
import { cx } from '../lib/cx';
import { debounce } from '../lib/debounce';
import { firstTouch, useTouched } from '../lib/first-touch';
import { href } from '../lib/href';
import { writeStored } from '../lib/stored';
import { textTypedEarly } from '../lib/text-typed-early';
import { fetchNotices } from '../locales/translation';
import { PrerenderCore, useCore } from '../player/core-context';
import { onRequest } from '../player/on-request';
import { runApart } from '../player/run-apart';
import { keepLong } from '../state/held-text';
import { fitsLink } from '../state/most-text';
import { createProgram } from '../state/program';
import { isAsking } from '../state/questions';
import type { Note } from '../state/url';
import { CopyButton } from '../ui/CopyButton';
import { LaidOutSentence } from '../ui/LaidOutSentence';
import { Notes } from '../ui/Notes';
import { RefusalSentence } from '../ui/RefusalSentence';
import { StillRunning } from '../ui/StillRunning';
import { WithCore } from '../widgets/WithCore';
import { Answer } from './Answer';
import { ComparePane } from './ComparePane';
import { Editor } from './Editor';
import { ExamplesMenu } from './ExamplesMenu';
import { type Example, exampleAddress } from './first-example';
import { raisedAt } from './raised-at';
import { replaceText } from './replace-text';
import { predictKey, useLink } from './use-link';
import { useRoomAbove } from './use-room-above';
import { playgroundWords as words } from './words';

/** How long after the last key the program is run, in ms. */
const runDelay = 150;

interface Props {
  /** The program that stands here first; its answer is prerendered. */
  initial: string;
  /** The page is also the address of any other program: without scripts it may show none. */
  start?: boolean;
}

/** The program, what Python answers, and the story of one statement. */
export function Playground({ initial, start }: Props) {
  const { core } = useCore();
  const given = useContext(PrerenderCore);
  const program = useMemo(() => {
    const made = createProgram(textTypedEarly('#program') ?? initial, runApart);
    if (given) made.open(given, { source: initial });
    return made;
  }, [given, initial]);
  const link = useLink(core, program, initial);
  const [linked, setLinked] = useState(false);
  // By now `useLink` has read the address.
  useLayoutEffect(() => setLinked(program.source.peek() !== initial), [program, initial]);
  const textarea = useRef<HTMLTextAreaElement | null>(null);
  const above = useRef<HTMLElement>(null);
  useRoomAbove(above);
  const latest = useRef(core);
  latest.current = core;
  const run = useMemo(
    () => debounce(() => latest.current && program.run(latest.current), runDelay),
    [program],
  );

  // What is offered below the story comes late: until the story is there, it would have to make room.
  const touched = useTouched();
  // Loads code that the next click may need.
  useEffect(() => {
    firstTouch()
      .then(() => Promise.all([onRequest.load(), fetchNotices()]))
      .catch(() => {});
  }, []);

  const edit = (text: string) => {
    program.source.value = text;
    program.notes.value = notesOf(text);
    run();
  };
  const choose = (example: Example) => {
    if (!core) return location.assign(href(exampleAddress(example)));
    open(core, example.code);
  };
  const open = (core: Core, code: string, place?: { statement: number; step: number }) => {
    link.remember();
    if (textarea.current) replaceText(textarea.current, code);
    run.cancel();
    program.open(core, { source: code, ...place });
  };
  const select = (statement: number) => {
    if (statement === program.statement.value) return;
    link.remember();
    program.select(statement);
  };

  const togglePredict = () => {
    const on = !program.predict.value;
    writeStored(predictKey, on ? '1' : null);
    program.predict.value = on;
    if (on) program.step.value = 0;
  };

  const compare = () => {
    link.remember();
    program.step.value = 0;
    program.compare.value = program.compare.value ? '' : program.source.value;
  };

  const asking = useMemo(
    () => computed(() => core !== null && isAsking(core, program)),
    [core, program],
  );
  const chosen = program.ran.value?.transcript.statements[program.statement.value ?? -1];
  const waiting = program.ran.value === null;
  const refusal = program.refusal.value;
  const ran = program.ran.value;
  const isShown = ran?.source === program.source.value;
  const fault =
    refusal ??
    (core && isShown && !asking.value ? raisedAt(core, ran.source, ran.transcript) : null);
  return (
    <div class="playground" data-start={start}>
      <section class="program" ref={above} aria-label={words.editor}>
        <div class="toolbar">
          <ExamplesMenu onChoose={choose} />
          <CopyButton label={words.copyCode} copy={() => copyText(program.source.value)} />
          <CopyButton
            label={words.copyLink}
            copy={async () => copyText(link.current() ?? '')}
            refused={fitsLink(program.source.value) ? undefined : words.tooLongToLink}
          />
          <button
            type="button"
            class="button"
            aria-pressed={program.predict.value}
            onClick={togglePredict}
          >
            {words.askFirst}
          </button>
        </div>
        <Editor
          value={program.source.value}
          onInput={edit}
          refusal={refusal}
          fault={fault}
          describedBy={refusal ? 'refusal' : undefined}
          line={chosen?.span.line ?? null}
          textarea={textarea}
        />
        <RefusalSentence refusal={refusal} />
        <LaidOutSentence transcript={program.ran.value?.transcript} />
        {program.apart.value && <StillRunning stop={program.apart.value} />}
        <Notes notes={program.notes.value} />
      </section>
      <WithCore
        class={cx('answer', waiting && program.source.value !== initial && 'is-stale')}
        asks={program.source.value}
        kept={!linked && (waiting || program.ran.value?.source === initial)}
      >
        {(core) => (
          <Answer
            core={core}
            program={program}
            onSelect={select}
            onChoose={choose}
            onUse={(code) => open(core, code)}
            onProgram={(code, place) => open(core, code, place)}
            remember={link.remember}
          />
        )}
      </WithCore>
      {core && ran && (touched || program.compare.value) && (
        <ComparePane
          core={core}
          other={program.compare.value}
          onToggle={compare}
          onInput={(text) => {
            // An emptied program is compared, too.
            program.compare.value = text || '\n';
          }}
        />
      )}
    </div>
  );
}

/** Notes about a typed text. */
function notesOf(text: string): Note[] {
  if (fitsLink(text)) return [];
  return [{ about: keepLong('code', text) ? 'long' : 'longLost' }];
}
