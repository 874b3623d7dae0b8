import { useState } from 'preact/hooks';
import { lazyComponent } from '../lib/lazy-component';
import type { DialsProps } from './dials/Dials';
import { onRequest } from './on-request';
import { turnedIn } from './turned-in';
import { playerWords as words } from './words';

const Dials = lazyComponent(onRequest, (parts) => parts.Dials, <div class="sw-coming" />);

/** Dials for the strides of a view, drawn when the reader opens them. */
export function DialsOffer(props: DialsProps) {
  const [open, setOpen] = useState(false);
  const operation = props.story.operations[props.number];
  if (!operation || !turnedIn(operation)) return null;
  return (
    <details class="sw-turn" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.turnStrides}</summary>
      {open && <Dials {...props} />}
    </details>
  );
}
