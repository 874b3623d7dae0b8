import { useEffect, useRef } from 'preact/hooks';
import { type Example, examples } from './examples';

interface Props {
  onChoose: (example: Example) => void;
}

/** A disclosure, not an ARIA menu: its buttons are reached with Tab as everywhere on the page. */
export function ExamplesMenu({ onChoose }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const menu = details.current;
      if (menu?.open && !event.composedPath().includes(menu)) menu.open = false;
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, []);
  const choose = (example: Example) => {
    if (details.current) details.current.open = false;
    onChoose(example);
  };
  return (
    <details
      class="menu"
      ref={details}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary class="button">Examples</summary>
      <div class="menu-panel">
        <ExampleList onChoose={choose} />
      </div>
    </details>
  );
}

export function ExampleList({ onChoose }: Props) {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  return (
    <>
      {topics.map((topic) => (
        <section key={topic} class="example-topic">
          <h3>{topic}</h3>
          <ul>
            {examples
              .filter((example) => example.topic === topic)
              .map((example) => (
                <li key={example.title}>
                  <button type="button" onClick={() => onChoose(example)}>
                    {example.title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
