import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { playerWords as words } from './words';

interface Props {
  looks: boolean | undefined;
  /** The link has put a window somewhere in them. */
  asked: boolean;
  /** Which of them the page has chosen: they stand there, in a room of their own. */
  chosen?: string | undefined;
  children: ComponentChildren;
}

/** What is not needed to understand the step: drawn when it is asked for. */
export function MoreFigures({ looks, asked, chosen, children }: Props) {
  const [open, setOpen] = useState(asked);
  if (chosen)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys.
      <section class="sw-chosen" tabIndex={0} aria-label={words.moreFigures}>
        <div class="sw-stage sw-more-figures">{children}</div>
      </section>
    );
  return (
    <details class="sw-more" open={asked} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.moreFigures}</summary>
      {open && (
        <div class="sw-stage sw-more-figures" data-looks={looks}>
          {children}
        </div>
      )}
    </details>
  );
}
