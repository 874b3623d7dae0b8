import { useEffect } from 'preact/hooks';
import { part } from '../lib/part';
import type { Note } from '../state/url';

/** Most links are read without a remark. */
export const linkWords = part(() => import('./link-words'));

/** Calm sentences about something that was not as expected. */
export function Notes({ notes }: { notes: Note[] }) {
  const words = linkWords.arrived.value;
  useEffect(() => {
    if (notes.length > 0) linkWords.load().catch(() => {});
  }, [notes]);
  return (
    <div class="notes" role="status">
      {words &&
        notes.map((note) => (
          <p key={note.about} class="note">
            {words.sentenceOf(note)}
          </p>
        ))}
    </div>
  );
}
