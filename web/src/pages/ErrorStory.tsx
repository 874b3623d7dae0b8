import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Int } from '../core/types';
import { useSheet } from '../film/use-sheet';
import { StoryPlayer } from '../player/StoryPlayer';
import { tell } from '../player/tell';
import type { Player } from '../state/player';
import { errorWords as words } from './error-words';

interface WhyProps {
  core: Core;
  code: string;
  statement: number;
}

const lastStep = (core: Core, code: string, statement: number) =>
  Number(core.story(code, statement)?.steps ?? 1) - 1;

/** Which dim is at fault, and why, before anything is played. */
export function Reason({ core, code, statement }: WhyProps) {
  const told = tell(core.scene(code, statement, lastStep(core, code, statement)));
  return (
    told && (
      <p class="note reason" lang={told.lang}>
        {told.sentence}
      </p>
    )
  );
}

/** The story stands at its end, where the fault is marked, and can be seen from its beginning. */
export function Why({ core, code, statement }: WhyProps) {
  const last = lastStep(core, code, statement);
  const step = useSignal<Int>(last);
  const player = useRef<Player | null>(null);
  useSheet(core, code, statement);
  return (
    <>
      {last > 0 && (
        <p class="story-widget-foot">
          <button type="button" class="button" onClick={() => replay(player.current)}>
            ↻ {words.replay}
          </button>
        </p>
      )}
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
    </>
  );
}

function replay(player: Player | null): void {
  player?.toFirst();
  player?.toggle();
}
