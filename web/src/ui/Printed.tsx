import type { Statement } from '../core/types';

/** What Python prints, warns and raises for one statement. */
export function Printed({ statement: { output, error, warnings } }: { statement: Statement }) {
  return (
    <>
      {/* A wide tensor scrolls on its own; that place must be reachable by keyboard. */}
      {output && (
        <pre class="output" tabindex={0}>
          {output.replace(/\n$/, '')}
        </pre>
      )}
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
    </>
  );
}
