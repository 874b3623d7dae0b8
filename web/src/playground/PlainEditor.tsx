import type { EditorProps } from './Editor';

/** A textarea with line numbers: what there is before, and without, the coloured editor. */
export function PlainEditor(props: EditorProps) {
  const { name, label, value, onInput, fault, describedBy, textarea } = props;
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
        id={name}
        ref={textarea}
        aria-label={label}
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
