import { copyText } from '../../lib/copy-text';
import { CopyButton } from '../../ui/CopyButton';
import { levels } from '../asked';
import { linkTo } from '../link';
import { formatRoom, roomOf } from '../room-link';
import type { Round } from '../round';
import { practiceWords } from '../words';

interface Props {
  round: Round;
  onReset: () => void;
  onFollow: () => void;
}

/** For who sets the level, asks a class, or wants paper. */
export function Options({ round, onReset, onFollow }: Props) {
  const words = practiceWords;
  return (
    <details class="practice-options">
      <summary>{words.options}</summary>
      <p>{round.fixed ? words.fixed : words.follows}</p>
      <p class="practice-buttons">
        <button type="button" class="button" onClick={round.fixed ? onFollow : onReset}>
          {round.fixed ? words.ownPace : words.reset}
        </button>
      </p>
      <p>{words.forClass}</p>
      <p class="practice-buttons">
        {levels.map((level) => (
          <CopyButton
            key={level}
            label={words.copyLink(level)}
            copy={() => copyText(linkTo(round, level))}
          />
        ))}
        <a href={formatRoom(roomOf(round, 'room'))}>{words.toRoom}</a>
      </p>
      <p class="practice-buttons">
        <button type="button" class="button" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </details>
  );
}
