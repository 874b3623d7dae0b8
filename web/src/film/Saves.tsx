import { useEffect, useState } from 'preact/hooks';
import { addStyles } from '../lib/add-styles';
import { offer } from '../lib/offer';
import type { SavesProps } from '../player/StoryPlayer';
import styles from '../styles/saves.css?inline';
import { savesWords as words } from './saves-words';
import type { SavedKind } from './saving';
import { videoType } from './video-type';

addStyles(styles);

const kinds: readonly SavedKind[] = ['svg', 'png', 'svgs', 'pngs', 'sheet', 'page', 'gif', 'video'];

/** The story as files; what draws them comes with the first one that is asked for. */
export function Saves({ core, source, statement, step }: SavesProps) {
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => say(''), [source, statement]);
  const save = async (kind: SavedKind) => {
    if (busy) return;
    setBusy(true);
    say(words.begins);
    try {
      const { filesOf } = await import('./saving');
      const tell = (done: number, count: number) => say(words.picture(done, count));
      offer(await filesOf(kind, { core, source, statement, step: step.peek(), tell }));
      say(words.saved);
    } catch {
      say(words.failed);
    }
    setBusy(false);
  };
  return (
    <details class="sw-saves">
      <summary>{words.save}</summary>
      <div class="sw-saves-list">
        {kinds
          .filter((kind) => kind !== 'video' || videoType())
          .map((kind) => (
            <button
              key={kind}
              type="button"
              class="button"
              aria-disabled={busy || undefined}
              onClick={() => save(kind)}
            >
              {words[kind]}
            </button>
          ))}
        <button type="button" class="button" onClick={() => print()}>
          {words.print}
        </button>
        <span role="status">{said}</span>
      </div>
    </details>
  );
}
