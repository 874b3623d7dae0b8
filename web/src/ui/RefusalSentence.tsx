import type { Refusal } from '../core/types';
import { href } from '../lib/href';
import { Sentence } from './Sentence';

/** Why the text is not run, and where; an empty live region while there is nothing to say. */
export function RefusalSentence({ refusal }: { refusal: Refusal | null }) {
  return (
    <div role="status">
      {refusal && (
        <p class="refusal" id="refusal">
          Line {refusal.line}, column {refusal.column}:{' '}
          <Sentence text={refusal.message.replace(/[^.!?]$/, '$&.')} />
          {/does not run/.test(refusal.message) && (
            <>
              {' '}
              <a href={href('/runs/')}>What runs</a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
