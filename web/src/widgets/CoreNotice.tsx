import { useState } from 'preact/hooks';
import { coreState, requestCore } from '../player/core-context';
import { shellWords as words } from '../ui/words';

/** Once a page, where the core did not come: what is missing, and a button to try again. */
export function CoreNotice() {
  const [asking, setAsking] = useState(false);
  const again = () => {
    if (asking) return;
    setAsking(true);
    requestCore().finally(() => setAsking(false));
  };
  return (
    <div class="core-notice" role="status">
      {coreState.value.failed && (
        <p class="note">
          {words.noCore}{' '}
          <button type="button" class="button" aria-disabled={asking || undefined} onClick={again}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
