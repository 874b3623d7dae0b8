import type { Transcript } from '../core/types';
import { sayNotice } from '../locales/translation';

/** Says that a program's values were not computed, if so. */
export function LaidOutSentence({ transcript }: { transcript: Transcript | undefined }) {
  if (!transcript?.laidOut) return null;
  const { text, lang } = sayNotice(transcript.laidOut);
  return (
    <p class="sw-note" lang={lang}>
      {text}
    </p>
  );
}
