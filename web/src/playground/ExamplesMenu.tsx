import { useEffect, useRef, useState } from 'preact/hooks';
import { ExampleList, type ExampleListProps } from './ExampleList';
import type { Example } from './first-example';
import { playgroundWords as words } from './words';

/** A disclosure, not an ARIA menu: its buttons are reached with Tab as everywhere on the page. */
export function ExamplesMenu({ onChoose }: ExampleListProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
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
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary class="button">{words.examples}</summary>
      <div class="menu-panel">{open && <ExampleList onChoose={choose} />}</div>
    </details>
  );
}
