import type { Core } from '../core';
import type { Story } from '../core/types';
import { addStyles } from '../lib/add-styles';
import type { Player } from '../state/player';
import styles from '../styles/transcript-steps.css?inline';
import { keysOf, SHORTCUTS } from './shortcuts';
import { tell } from './tell';
import { playerWords as words } from './words';

addStyles(styles);

const MOST = 60;

export interface TranscriptProps {
  core: Core;
  source: string;
  story: Story;
  player: Player;
}

/** All stops as text, each a button that leads to its step; the keys are listed below. */
export function TranscriptSteps({ core, source, story, player }: TranscriptProps) {
  const { first, last } = player;
  const all = player.stops.value.filter((stop) => stop >= first && stop <= last);
  const stops = all.slice(0, MOST);
  return (
    <>
      <ol>
        {stops.map((stop) => {
          const scene = tell(core.scene(source, story.statement, stop));
          return (
            <li
              key={stop}
              value={stop - first + 1}
              aria-current={player.step.value === stop ? 'step' : undefined}
            >
              <button type="button" lang={scene?.lang} onClick={() => player.goTo(stop)}>
                {scene?.sentence}
              </button>
            </li>
          );
        })}
      </ol>
      {all.length > MOST && <p>{words.transcriptMore(all.length - MOST)}</p>}
      <p class="sw-keys">
        {words.keys}:{' '}
        {[
          ...SHORTCUTS.map(({ command, label }) => `${words[label]} ${keysOf(command)}`),
          `${words.black} B`,
        ].join(' · ')}
      </p>
    </>
  );
}
