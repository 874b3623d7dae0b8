import { longRun } from '../locales/en/long-run';
import { wordsOf } from '../locales/translation';
import type { Stop } from '../state/program';

const words = wordsOf('longRun', longRun);

/** While a program is run apart from the page. */
export function StillRunning({ stop }: { stop: Stop }) {
  return (
    <p class="note" role="status">
      {words.running}{' '}
      <button type="button" class="button" onClick={stop}>
        {words.stop}
      </button>
    </p>
  );
}
