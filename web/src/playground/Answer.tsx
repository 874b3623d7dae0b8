import { useEffect } from 'preact/hooks';
import type { Core } from '../core';
import { Saves } from '../film/Saves';
import { useSheet } from '../film/use-sheet';
import { cx } from '../lib/cx';
import { replayEarlyEvents } from '../lib/early-events';
import { useTouched } from '../lib/first-touch';
import { lazyComponent } from '../lib/lazy-component';
import { MapPane } from '../map/MapPane';
import { ViewTabs } from '../map/ViewTabs';
import { onRequest } from '../player/on-request';
import { ProgramStory } from '../player/ProgramStory';
import type { StoryPlayerProps } from '../player/StoryPlayer';
import type { ProgramModel } from '../state/program';
import { Stopped } from '../ui/Stopped';
import { ExampleList } from './ExampleList';
import type { Example } from './first-example';
import { StatementRemarks } from './StatementRemarks';
import { TranscriptList } from './TranscriptList';
import { useView } from './use-view';
import { playgroundWords as words } from './words';

const CloserLook = lazyComponent(onRequest, (parts) => parts.CloserLook);

/**
 * Opens a closer look from a name or a cell in the figures of the story. Where its code does not come, or
 * the core has no answer, the click does nothing and the next one tries again.
 */
async function look(core: Core, program: ProgramModel, place: Element) {
  if (!place.closest('[data-looks] [data-tensor]')) return;
  await onRequest.load();
  onRequest.arrived.peek()?.lookFrom(core, program, place);
}

interface Props {
  core: Core;
  program: ProgramModel;
  onSelect: (statement: number) => void;
  onChoose: (example: Example) => void;
  /** Puts a program in place of the reader's own. */
  onUse: (code: string) => void;
  /** The same, at a place of it. */
  onProgram: NonNullable<StoryPlayerProps['onProgram']>;
  /** Called before another story is shown. */
  remember: () => void;
}

/** Python's output, and the story of the chosen statement. */
export function Answer({ core, program, onSelect, onChoose, onUse, onProgram, remember }: Props) {
  const ran = program.ran.value;
  const statement = program.statement.value;
  const again = () => program.run(core);
  // Remarks ask the core about every statement: the first picture does not wait for that.
  const touched = useTouched();
  const { predict, letters } = program;
  // A story that is asked about first is not told on paper.
  useSheet(core, ran?.source, predict.value ? null : statement, letters.value);
  const view = useView(program);
  useEffect(() => {
    if (ran) replayEarlyEvents();
  }, [ran === null]);
  if (!ran && program.unavailable.value) return <Stopped onAgain={again} />;
  if (!ran) return null;
  if (ran.transcript.statements.length === 0 && !program.stale.value) {
    return <Empty refused={program.refusal.value !== null} onChoose={onChoose} />;
  }
  const stale = program.stale.value;
  return (
    <>
      {program.unavailable.value && <Stopped more={words.lastPicture} onAgain={again} />}
      <div class={cx('answer-columns', stale && 'is-stale')}>
        <section class="transcript-pane" aria-label={words.transcript}>
          {stale && <p class="stale-label">{words.stale}</p>}
          <TranscriptList
            transcript={ran.transcript}
            selected={statement}
            onSelect={(index) => {
              if (view.now === 'map') view.leave();
              onSelect(index);
            }}
            below={(index) =>
              touched && (
                <StatementRemarks core={core} program={program} ran={ran} statement={index} />
              )
            }
          />
          {touched && !view.tabs && statement !== null && (
            <button type="button" class="button" onClick={() => view.show('map')}>
              {words.toMap}
            </button>
          )}
        </section>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: buttons in it make clicks of keys. */}
        <section
          class="story-pane"
          aria-label={words.story}
          onClick={({ target }) => look(core, program, target as Element).catch(() => {})}
        >
          {view.tabs && <ViewTabs now={view.now} onShow={view.show} />}
          {program.probe.value && <CloserLook core={core} program={program} />}
          {view.now === 'map' ? (
            <MapPane
              core={core}
              program={program}
              place={view.place}
              onLeave={() => {
                remember();
                view.leave();
              }}
            />
          ) : statement === null ? (
            <p class="note">{words.noStory}</p>
          ) : (
            <ProgramStory
              core={core}
              program={program}
              controls="full"
              looks
              dials
              onUse={onUse}
              onProgram={onProgram}
              remember={remember}
              Saves={touched ? Saves : undefined}
            />
          )}
        </section>
      </div>
    </>
  );
}

function Empty({ refused, onChoose }: Pick<Props, 'onChoose'> & { refused: boolean }) {
  return (
    <section class="empty" aria-label={words.examples}>
      <p>{refused ? words.nothingRuns : words.nothing}</p>
      <ExampleList onChoose={onChoose} />
    </section>
  );
}
