import { useSignal } from '@preact/signals';
import type { Int } from '../core/types';
import { useSheet } from '../film/use-sheet';
import { StoryPlayer } from '../player/StoryPlayer';
import { tell } from '../player/tell';
import type { Player } from '../state/player';
import { type ErrorPlace, lastStep, reasonStep } from './error-reason';
import { errorWords as words } from './error-words';

interface Played extends ErrorPlace {
  player: { current: Player | null };
}

/** Which dim is at fault, and why, before anything is played. */
export function Reason(story: ErrorPlace) {
  const { core, code, statement } = story;
  const told = tell(core.scene(code, statement, reasonStep(story)));
  return (
    told && (
      <p class="note reason" lang={told.lang}>
        {told.sentence}
      </p>
    )
  );
}

export function Replay({ player, ...story }: Played) {
  if (lastStep(story) === 0) return null;
  return (
    <p class="replay">
      <button type="button" class="button" onClick={() => replay(player.current)}>
        ↻ {words.replay}
      </button>
    </p>
  );
}

/** Where the fault is marked: the end, or of a statement that only warns the step with the reason. */
const endOf = (story: ErrorPlace): number =>
  story.core.run(story.code).statements[story.statement]?.error
    ? lastStep(story)
    : reasonStep(story);

/** The story shows where the fault is marked first, and can be seen from its beginning. */
export function Why({ player, ...story }: Played) {
  const { core, code, statement } = story;
  const step = useSignal<Int>(endOf(story));
  useSheet(core, code, statement);
  return (
    <div class="error-story">
      <StoryPlayer
        offered
        core={core}
        source={code}
        statement={statement}
        step={step.value}
        onStep={(next) => {
          step.value = next;
        }}
        onPlayer={(made) => {
          player.current = made;
        }}
        controls={lastStep(story) === 0 ? 'none' : 'full'}
      />
    </div>
  );
}

/** The story may stand below what is on a phone's screen. */
function replay(player: Player | null): void {
  document.querySelector('.error-story')?.scrollIntoView({ block: 'nearest' });
  player?.playOwn();
}
