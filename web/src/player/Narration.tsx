import { useState } from 'preact/hooks';
import type { Core } from '../core';
import type { Story } from '../core/types';
import type { Player } from '../state/player';
import { keysOf, SHORTCUTS } from './shortcuts';
import { tell } from './tell';
import { playerWords as words } from './words';

const MOST = 60;

/** The step's one sentence: caption and spoken text alike. */
export function Narration({ sentence, lang }: { sentence: string; lang: 'en' | undefined }) {
  return (
    <p class="sw-caption" lang={lang} aria-live="polite" aria-atomic="true">
      {sentence}
    </p>
  );
}

interface TranscriptProps {
  core: Core;
  source: string;
  story: Story;
  player: Player;
}

/** All stops as text, worked out when opened. */
export function StoryTranscript({ core, source, story, player }: TranscriptProps) {
  const [open, setOpen] = useState(false);
  const stops = story.stops.slice(0, MOST).map(Number);
  return (
    <details class="sw-transcript" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.transcript}</summary>
      {open && (
        <>
          <ol>
            {stops.map((stop) => (
              <li
                key={stop}
                value={stop + 1}
                aria-current={player.step.value === stop ? 'step' : undefined}
              >
                <button type="button" onClick={() => player.goTo(stop)}>
                  {tell(core.scene(source, story.statement, stop))?.sentence}
                </button>
              </li>
            ))}
          </ol>
          {story.stops.length > MOST && <p>{words.transcriptMore(story.stops.length - MOST)}</p>}
          <p class="sw-keys">
            {words.keys}:{' '}
            {SHORTCUTS.map(({ command, label }) => `${words[label]} ${keysOf(command)}`).join(
              ' · ',
            )}
          </p>
        </>
      )}
    </details>
  );
}
