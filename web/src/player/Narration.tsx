import { useRef, useState } from 'preact/hooks';
import { lazyComponent } from '../lib/lazy-component';
import { memo } from '../lib/memo';
import { useWhenSeen } from '../lib/use-when-seen';
import { type Longest, whole } from './longest';
import { onRequest } from './on-request';
import type { TranscriptProps } from './TranscriptSteps';
import { playerWords as words } from './words';

interface NarrationProps {
  sentence: string;
  lang: 'en' | undefined;
  /** The longest sentences of the story; they reserve the room. */
  longest: Longest;
}

/** The sentence of the step, shown as caption and spoken by screen readers. */
export function Narration({ sentence, lang, longest }: NarrationProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useWhenSeen(place, sentence);
  return (
    <div class="sw-told" data-longest={longest[0]} data-narrow={longest[1]}>
      <p
        ref={place}
        class="sw-caption"
        part="caption"
        lang={lang}
        aria-live="polite"
        aria-atomic="true"
      >
        {whole(shown)}
      </p>
    </div>
  );
}

const TranscriptSteps = lazyComponent(onRequest, (parts) => parts.TranscriptSteps);

/** All stops as text, computed when opened. */
export const StoryTranscript = memo((props: TranscriptProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details class="sw-transcript" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.transcript}</summary>
      {open && <TranscriptSteps {...props} />}
    </details>
  );
});
