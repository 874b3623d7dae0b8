import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { playerWords as words } from './words';

interface Props {
  looks: boolean | undefined;
  /** The link has moved a window in one of these figures. */
  asked: boolean;
  /** The figures that the page has chosen; they are always open, in a scrolling area. */
  chosen?: string | undefined;
  children: ComponentChildren;
}

/** Figures that are not needed to understand the step, drawn when the reader opens them. */
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
