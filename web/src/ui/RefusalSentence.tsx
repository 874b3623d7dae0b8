import type { Refusal } from '../core/types';
import { sayNotice } from '../locales/translation';
import { pageHref } from '../state/settings';
import { Sentence } from './Sentence';
import { shellWords as words } from './words';

/** Why the text is not run, and where; an empty live region while there is nothing to say. */
export function RefusalSentence({
  refusal,
  id = 'refusal',
}: {
  refusal: Refusal | null;
  id?: string;
}) {
  const notice = refusal && sayNotice(refusal.message);
  return (
    <div role="status">
      {refusal && notice && (
        <p class="refusal" id={id}>
          {words.place(refusal.line, refusal.column)}{' '}
          <span key={notice.lang} lang={notice.lang}>
            <Sentence text={notice.text.replace(/[^.!?。？]$/, '$&.')} />
          </span>
          {/does not run/.test(refusal.message) && (
            <>
              {' '}
              <a href={pageHref('/runs/')}>{words.runs}</a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
