/** A story on paper: its statement and the six frames that tell most of it, on one page. */
import { render } from 'preact';
import type { Core } from '../core';
import { addStyles } from '../lib/add-styles';
import { attempt } from '../lib/attempt';
import { languageHere } from '../locales/translation';
import { playerWords } from '../player/words';
import { StageStill } from '../stage/StageStill';
import styles from '../styles/sheet.css?inline';
import { type Telling, tellingOf } from './telling';

const FRAMES = 6;
/** Laid out for this room, printed at two thirds of it: two columns of a page. */
const ROOM = { width: 520, height: 340 };

addStyles(styles);

/** Makes the page print this story until the returned function is called. */
export function printed(
  core: Core,
  code: string,
  statement: number,
  letters: boolean | null,
): () => void {
  let sheet: HTMLElement | null = null;
  const lay = () => {
    clear();
    const story = attempt(() =>
      tellingOf(core, code, statement, FRAMES, { room: ROOM, words: playerWords, letters }),
    );
    if (!story?.length) return;
    sheet = document.createElement('main');
    sheet.className = 'print-sheet';
    sheet.lang = languageHere() ?? document.documentElement.lang;
    render(<Sheet source={core.story(code, statement)?.source ?? ''} story={story} />, sheet);
    // First on the page: its hatch is the one that all refer to.
    document.body.prepend(sheet);
  };
  const clear = () => {
    if (sheet) render(null, sheet);
    sheet?.remove();
    sheet = null;
  };
  addEventListener('beforeprint', lay);
  addEventListener('afterprint', clear);
  return () => {
    removeEventListener('beforeprint', lay);
    removeEventListener('afterprint', clear);
    clear();
  };
}

function Sheet({ source, story }: { source: string; story: Telling[] }) {
  return (
    <>
      <h1>
        <code>{source}</code>
      </h1>
      <ol>
        {story.map(({ stage, position, operation, sentence, lang }) => (
          <li key={position}>
            <StageStill story={stage} position={position} label={operation.text} />
            <p lang={lang}>{sentence}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
