import type { EditorProps } from './Editor';
import { playgroundWords as words } from './words';

/** A textarea with line numbers: what there is before, and without, the coloured editor. */
export function PlainEditor({ value, onInput, fault, describedBy, textarea }: EditorProps) {
  const lines = value.split('\n');
  return (
    <div class="plain-editor">
      <div class="line-numbers" aria-hidden="true">
        {lines.map((_, index) => (
          <div key={index} class={fault?.line === index + 1 ? 'refused-line' : undefined}>
            {index + 1}
          </div>
        ))}
      </div>
      <textarea
        id="program"
        ref={textarea}
        aria-label={words.program}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        value={value}
        rows={lines.length}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}
