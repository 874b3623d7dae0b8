import type { Note } from '../state/url';
import { sentenceOf } from './link-words';

/** Calm sentences about something that was not as expected. */
export function Notes({ notes }: { notes: Note[] }) {
  return (
    <div class="notes" role="status">
      {notes.map((note) => (
        <p key={note.about} class="note">
          {sentenceOf(note)}
        </p>
      ))}
    </div>
  );
}
