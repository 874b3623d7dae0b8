import { useId } from 'preact/hooks';
import { mostPasted } from '../state/error-link';
import { Notes } from '../ui/Notes';
import { WithCore } from '../widgets/WithCore';
import { Diagnosed } from './Diagnosed';
import { errorExamples } from './error-examples';
import { errorWords as words } from './error-words';
import { PageStyles } from './PageStyles';
import { useErrorLink } from './use-error-link';

/** Paste an error, and see the story that ends in it. */
export function ErrorPage() {
  const [{ pasted, answers, notes }, change] = useErrorLink(typedBefore);
  const field = useId();
  const paste = (text: string) => change({ pasted: text, answers: {} });
  return (
    <main class="page-text error-page">
      <PageStyles />
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
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
          onInput={(event) => paste(event.currentTarget.value)}
        />
      </p>
      <Notes notes={notes} />
      {pasted.trim() === '' && <Examples onChoose={paste} />}
      <WithCore class="diagnosis" asks={`${pasted}\n${JSON.stringify(answers)}`}>
        {(core) =>
          pasted.trim() !== '' && (
            <Diagnosed
              core={core}
              pasted={pasted.slice(-mostPasted)}
              answers={answers}
              onAnswers={(next) => change({ pasted, answers: next })}
            >
              <Examples onChoose={paste} />
            </Diagnosed>
          )
        }
      </WithCore>
    </main>
  );
}

/** What was typed into the prerendered page before its script arrived. */
function typedBefore(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLTextAreaElement>('.pasted textarea')?.value ?? '';
}

function Examples({ onChoose }: { onChoose: (message: string) => void }) {
  return (
    <section class="known-errors" aria-label={words.examples}>
      <h2>{words.common}</h2>
      <ul>
        {errorExamples.map((message) => (
          <li key={message}>
            <button type="button" onClick={() => onChoose(message)}>
              <code>{message}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
