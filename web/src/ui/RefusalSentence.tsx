import type { Refusal } from '../core/types';
import { href } from '../lib/href';
import { Sentence } from './Sentence';
import { shellWords as words } from './words';

/** Why the text is not run, and where; an empty live region while there is nothing to say. */
export function RefusalSentence({ refusal }: { refusal: Refusal | null }) {
  return (
    <div role="status">
      {refusal && (
        <p class="refusal" id="refusal">
          {words.place(refusal.line, refusal.column)}{' '}
          <span lang="en">
            <Sentence text={refusal.message.replace(/[^.!?]$/, '$&.')} />
          </span>
          {/does not run/.test(refusal.message) && (
            <>
              {' '}
              <a href={href('/runs/')}>{words.runs}</a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
