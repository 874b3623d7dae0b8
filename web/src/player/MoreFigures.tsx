import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { playerWords as words } from './words';

interface Props {
  looks: boolean | undefined;
  /** The link has put a window somewhere in them. */
  asked: boolean;
  children: ComponentChildren;
}

/** What is not needed to understand the step: drawn when it is asked for. */
export function MoreFigures({ looks, asked, children }: Props) {
  const [open, setOpen] = useState(asked);
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
