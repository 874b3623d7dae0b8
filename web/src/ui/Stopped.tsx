import { coreState } from '../widgets/core-context';
import { shellWords as words } from './words';

interface Props {
  /** What else there is to say. */
  more?: string;
  onAgain: () => void;
}

/** The core has no answer to this program; while more of it is on its way, it may have one. */
export function Stopped({ more, onAgain }: Props) {
  if (!coreState.value.core) return null;
  return (
    <p class="note" role="status">
      {words.stopped} {more}{' '}
      <button type="button" class="button" onClick={onAgain}>
        {words.tryAgain}
      </button>
    </p>
  );
}
