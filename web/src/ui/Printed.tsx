import { useRef } from 'preact/hooks';
import type { Statement } from '../core/types';
import { useScrollable } from '../lib/use-scrollable';
import { Meant } from './Meant';
import { shellWords as words } from './words';

/** Output, warnings and error of a statement. */
export function Printed({ statement: { output, error, warnings } }: { statement: Statement }) {
  return (
    <>
      {output && <Output text={output.replace(/\n$/, '')} />}
      {warnings.map((warning) => (
        <p key={warning} class="warning">
          {warning}
        </p>
      ))}
      {error && (
        <p class="error">
          <strong>{error.type}</strong>: {error.message}
        </p>
      )}
      {error?.meant && <Meant name={error.meant} />}
    </>
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
