import type { Core } from '../core';
import { cx } from '../lib/cx';
import { StoryPlayer } from '../player/StoryPlayer';
import type { ProgramModel } from '../state/program';
import { Examples } from './Examples';
import type { Example } from './first-example';
import { TranscriptList } from './TranscriptList';

interface Props {
  core: Core;
  program: ProgramModel;
  onSelect: (statement: number) => void;
  onChoose: (example: Example) => void;
}

/** What Python answers, and the story of the chosen statement. */
export function Answer({ core, program, onSelect, onChoose }: Props) {
  const ran = program.ran.value;
  const statement = program.statement.value;
  if (!ran && program.unavailable.value) {
    return (
      <p class="note" role="status">
        {program.unavailable.value}
      </p>
    );
  }
  if (!ran) return null;
  if (ran.transcript.statements.length === 0 && !program.stale.value) {
    return <Empty onChoose={onChoose} />;
  }
  const stale = program.stale.value;
  return (
    <>
      {program.unavailable.value && (
        <p class="note" role="status">
          {program.unavailable.value} What you see is the last picture.
        </p>
      )}
      <div class={cx('answer-columns', stale && 'is-stale')}>
        <section class="transcript-pane" aria-label="Transcript">
          {stale && <p class="stale-label">The last program that ran</p>}
          <TranscriptList transcript={ran.transcript} selected={statement} onSelect={onSelect} />
        </section>
        <section class="story-pane" aria-label="Story">
          {statement === null ? (
            <p class="note">No statement of this program has a story yet.</p>
          ) : (
            <StoryPlayer
              key={`${statement}\n${ran.source}`}
              core={core}
              source={ran.source}
              statement={statement}
              step={program.step.value}
              onStep={(step) => {
                program.step.value = step;
              }}
              onPlayer={program.attach}
              controls="full"
            />
          )}
        </section>
      </div>
    </>
  );
}

function Empty({ onChoose }: Pick<Props, 'onChoose'>) {
  return (
    <section class="empty" aria-label="Examples">
      <p>
        There is nothing to run yet. Write a few lines of PyTorch or NumPy, or begin with one of
        these.
      </p>
      <Examples onChoose={onChoose} />
    </section>
  );
}
