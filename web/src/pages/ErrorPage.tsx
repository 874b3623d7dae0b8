import { useEffect, useId, useLayoutEffect, useState } from 'preact/hooks';
import { formatErrorLink, mostPasted, parseErrorLink } from '../state/error-link';
import { parseLink, withLanguage } from '../state/url';
import { WithCore } from '../widgets/WithCore';
import { Diagnosed } from './Diagnosed';
import { errorExamples } from './error-examples';
import { errorWords as words } from './error-words';
import { PageStyles } from './PageStyles';

/** Paste an error, and see the story that ends in it. */
export function ErrorPage() {
  const [pasted, setPasted] = useState(typedBefore);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [read, setRead] = useState(false);
  const field = useId();

  useLayoutEffect(() => {
    const link = parseErrorLink(location.search);
    if (link.pasted) setPasted(link.pasted);
    setAnswers(link.answers);
    setRead(true);
  }, []);
  useEffect(() => {
    if (!read) return;
    const timer = setTimeout(() => {
      const { lang } = parseLink(location.search).state;
      const state = formatErrorLink({ pasted, answers });
      const next = lang ? withLanguage(state, lang) : state;
      if (next !== location.search) history.replaceState(null, '', location.pathname + next);
    }, 400);
    return () => clearTimeout(timer);
  }, [pasted, answers, read]);

  const paste = (text: string) => {
    setPasted(text.slice(0, mostPasted));
    setAnswers({});
  };
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
      {pasted.trim() === '' && <Examples onChoose={paste} />}
      <WithCore class="diagnosis">
        {(core) =>
          pasted.trim() !== '' && (
            <Diagnosed core={core} pasted={pasted} answers={answers} onAnswers={setAnswers}>
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
