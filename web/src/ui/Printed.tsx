import { useRef } from 'preact/hooks';
import type { PyError, Statement } from '../core/types';
import { useScrollable } from '../lib/use-scrollable';
import { sayNotice } from '../locales/translation';
import { Meant } from './Meant';
import { Sentence } from './Sentence';
import { shellWords as words } from './words';

/** Output, warnings and error of a statement. */
export function Printed({ statement }: { statement: Statement }) {
  const { output, error, follows, warnings } = statement;
  return (
    <>
      {output && <Output text={output.replace(/\n$/, '')} />}
      {warnings.map((warning) => (
        <p key={warning} class="warning">
          {warning}
        </p>
      ))}
      {follows ? <Follows sentence={follows} /> : error && <Raised error={error} />}
    </>
  );
}

function Raised({ error: { type, message, meant } }: { error: PyError }) {
  return (
    <>
      <p class="error">
        <strong>{type}</strong>: {message}
      </p>
      {meant && <Meant name={meant} />}
    </>
  );
}

/** No second fault: an earlier error is why it raised. */
function Follows({ sentence }: { sentence: string }) {
  const { text, lang } = sayNotice(sentence);
  return (
    <p class="not-run" lang={lang} key={lang}>
      <Sentence text={text} />
    </p>
  );
}

/** A large tensor scrolls in its own frame, so that the story stays near. */
function Output({ text }: { text: string }) {
  const frame = useRef<HTMLPreElement>(null);
  useScrollable(frame, words.output, text);
  return (
    <pre class="output" ref={frame}>
      {text}
    </pre>
  );
}
