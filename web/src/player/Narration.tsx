import { useRef, useState } from 'preact/hooks';
import { memo } from '../lib/memo';
import { part } from '../lib/part';
import { useWhenSeen } from '../lib/use-when-seen';
import type { TranscriptProps } from './TranscriptSteps';
import { playerWords as words } from './words';

/** No line ends inside a shape, an index, a short call or a product. */
const whole = (sentence: string) =>
  sentence.replace(/(,) (?=[^()[\]]{1,16}[)\]])|(·) | (?=·)/g, '$1$2\u00a0');

interface NarrationProps {
  sentence: string;
  lang: 'en' | undefined;
  /** The longest of the story: each has its room. */
  longest: string;
}

/** The step's one sentence: caption and spoken text alike. */
export function Narration({ sentence, lang, longest }: NarrationProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useWhenSeen(place, sentence);
  return (
    <div class="sw-told" data-longest={whole(longest)}>
      <p ref={place} class="sw-caption" lang={lang} aria-live="polite" aria-atomic="true">
        {whole(shown)}
      </p>
    </div>
  );
}

const steps = part(() => import('./TranscriptSteps'));

/** All stops as text, worked out when opened. */
export const StoryTranscript = memo((props: TranscriptProps) => {
  const [open, setOpen] = useState(false);
  const arrived = steps.arrived.value;
  return (
    <details
      class="sw-transcript"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        steps.load().catch(() => {});
      }}
    >
      <summary>{words.transcript}</summary>
      {open && arrived && <arrived.TranscriptSteps {...props} />}
    </details>
  );
});
