import { shellWords as words } from './words';

interface Props {
  /** A further sentence. */
  more?: string;
  onAgain: () => void;
}

/** The core has no answer to this program. */
export function Stopped({ more, onAgain }: Props) {
  return (
    <p class="note" role="status">
      {words.stopped} {more}{' '}
      <button type="button" class="button" onClick={onAgain}>
        {words.tryAgain}
      </button>
    </p>
  );
}
