import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { replayEarlyEvents } from '../lib/early-events';
import { href } from '../lib/href';
import { textTypedEarly } from '../lib/text-typed-early';
import { useRested } from '../lib/use-rested';
import { addressIn } from '../locales/route';
import { spoken } from '../locales/translation';
import { mostPasted } from '../state/error-link';
import { Notes } from '../ui/Notes';
import { WithCore } from '../widgets/WithCore';
import { Diagnosed } from './Diagnosed';
import { AllErrors } from './ErrorList';
import { errorExamples } from './error-examples';
import { errorWords as words } from './error-words';
import { isTyped } from './is-typed';
import { loadMap } from './LessonPages';
import { PageStyles } from './PageStyles';
import { SearchField } from './SearchField';
import { useErrorLink } from './use-error-link';

export { showOwn } from './OwnNumbers';

/** After the last key that was typed, in ms; what is pasted or dropped is looked at at once. */
const typingRest = 400;

/** Always the same, so that a key that is typed asks for nothing anew. */
const unanswered = {};

/** Paste an error, and see the story that ends in it. */
export function ErrorPage() {
  const [{ pasted, answers, notes }, change] = useErrorLink(
    () => textTypedEarly('.pasted textarea') ?? '',
  );
  const [typing, setTyping] = useState(false);
  const asked = useRested(pasted, typing, typingRest);
  const latest = useRef(pasted);
  latest.current = pasted;
  const field = useId();
  useEffect(replayEarlyEvents, []);
  const paste = (text: string, typed = false) => {
    setTyping(typed);
    change({ pasted: text, answers: unanswered });
  };
  const choose = (message: string, byKey: boolean) => {
    // The list goes. For a finger a keyboard would come.
    if (byKey) document.getElementById(field)?.focus();
    paste(message);
  };
  const answer = useRef((next: Record<string, string>) =>
    change({ pasted: latest.current, answers: next }),
  ).current;
  return (
    <main class="page-text error-page">
      <PageStyles />
      <h1>{words.title}</h1>
      <p class="error-lead" data-asked={pasted.trim() !== ''}>
        {words.lead}
      </p>
      {/* No <noscript>: what is prerendered alone makes the field move, and lose the focus, later. */}
      <p class="note needs-script">{words.needsScript}</p>
      <p class="pasted">
        <label for={field}>{words.pasted}</label>
        <textarea
          id={field}
          value={pasted}
          rows={6}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          onInput={(event) => paste(event.currentTarget.value, isTyped(event))}
        />
      </p>
      <Notes notes={notes} />
      {pasted.trim() === '' && <Examples onChoose={choose} />}
      <WithCore class="diagnosis" asks={`${asked}\n${JSON.stringify(answers)}`}>
        {(core) =>
          asked.trim() !== '' && (
            <Diagnosed
              core={core}
              pasted={asked.slice(-mostPasted)}
              answers={answers}
              onAnswers={answer}
            >
              <Examples onChoose={choose} />
            </Diagnosed>
          )
        }
      </WithCore>
      <FoundOrAll />
    </main>
  );
}

/** The search, and every page of an error while nothing is looked for. */
function FoundOrAll() {
  const { language } = spoken.value;
  const place = useRef<HTMLDivElement>(null);
  const alive = useRef(false);
  const enliven = () => {
    if (alive.current) return;
    alive.current = true;
    loadMap()
      .then(({ enlivenSearch }) => place.current && enlivenSearch(place.current))
      .catch(() => {
        alive.current = false;
      });
  };
  // A text may have been typed before this script came.
  useEffect(() => {
    if (place.current?.querySelector('input')?.value) enliven();
  }, []);
  return (
    <div
      ref={place}
      class="error-search"
      data-map={href(addressIn(language, '/lessons/search.json'))}
      onFocusIn={enliven}
    >
      <SearchField label={words.search} />
      <AllErrors language={language} />
    </div>
  );
}

function Examples({ onChoose }: { onChoose: (message: string, byKey: boolean) => void }) {
  return (
    <section class="known-errors" aria-label={words.examples}>
      <h2>{words.common}</h2>
      <ul>
        {errorExamples.map((message) => (
          <li key={message}>
            <button type="button" onClick={({ detail }) => onChoose(message, detail === 0)}>
              <code>{message}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
