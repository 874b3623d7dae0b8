import { widget } from '../locales/en/widget';
import { wordsOf } from '../locales/translation';
import type { Note } from '../state/url';
import { Notes } from '../ui/Notes';

const words = wordsOf('widget', widget);

interface Props {
  /** Options that are none. */
  unknown: readonly string[];
  notes: Note[];
}

/** For who makes a page, where they ask for it: what of their options was not understood. */
export function AuthorNotes({ unknown, notes }: Props) {
  return (
    <>
      <Notes notes={notes} />
      {unknown.map((name) => (
        <p key={name} class="note">
          {words.unknown(name.slice(0, 60))}
        </p>
      ))}
    </>
  );
}
