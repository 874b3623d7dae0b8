import { useSignal } from '@preact/signals';
import type { Core } from '../core';
import type { Int } from '../core/types';
import { useSheet } from '../film/use-sheet';
import { StoryPlayer } from '../player/StoryPlayer';
import { tell } from '../player/tell';
import type { Player } from '../state/player';
import { errorWords as words } from './error-words';

interface ErrorPlace {
  core: Core;
  code: string;
  statement: number;
}

interface Played extends ErrorPlace {
  player: { current: Player | null };
}

const lastStep = ({ core, code, statement }: ErrorPlace) =>
  Number(core.story(code, statement)?.steps ?? 1) - 1;

/** Which dim is at fault, and why, before anything is played. */
export function Reason(story: ErrorPlace) {
  const told = tell(reasonOf(story));
  return (
    told && (
      <p class="note reason" lang={told.lang}>
        {told.sentence}
      </p>
    )
  );
}

/** The step that gives the reason. The last step lists repairs, which the page shows beside the story. */
function reasonOf(story: ErrorPlace) {
  const { core, code, statement } = story;
  const last = lastStep(story);
  const scene = core.scene(code, statement, last);
  const repairs = scene?.event.id === 'REPAIRS' && last > 0;
  return repairs ? core.scene(code, statement, last - 1) : scene;
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

/** The story stands at its end, where the fault is marked, and can be seen from its beginning. */
export function Why({ player, ...story }: Played) {
  const { core, code, statement } = story;
  const step = useSignal<Int>(lastStep(story));
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
        controls="full"
      />
    </div>
  );
}

/** The story may stand below what is on a phone's screen. */
function replay(player: Player | null): void {
  document.querySelector('.error-story')?.scrollIntoView({ block: 'nearest' });
  player?.toFirst();
  player?.toggle();
}
