import { useEffect, useRef } from 'preact/hooks';
import { href } from '../../lib/href';
import { addressIn } from '../../locales/route';
import { spoken } from '../../locales/translation';
import { kinds } from '../kinds';
import { confidence, countOf, misjudgedKinds, missedKinds, type Round } from '../round';
import { practiceWords } from '../words';

interface Props {
  round: Round;
  onMore: () => void;
  onAgain: () => void;
}

/** How it went, and which lessons tell what was missed. */
export function Summary({ round, onMore, onAgain }: Props) {
  const words = practiceWords;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const second = countOf(round, 'second');
  const [sure, guessed] = [confidence(round, true), confidence(round, false)];
  const missed = kinds.filter(({ name }) => missedKinds(round).includes(name));
  return (
    <section class="practice-summary">
      <h2 ref={heading} tabIndex={-1}>
        {words.score(countOf(round, 'right'), round.count)}
      </h2>
      {second > 0 && <p>{words.scoreSecond(second)}</p>}
      {sure.count > 0 && <p>{words.scoreSure(sure.right, sure.count)}</p>}
      {guessed.count > 0 && <p>{words.scoreGuess(guessed.right, guessed.count)}</p>}
      {missed.length === 0 ? (
        <p>{words.allRight}</p>
      ) : (
        <>
          <p>{words.comesBack}</p>
          <p>{words.helps}</p>
          <ul>
            {missed.map(({ name, lesson }) => (
              <li key={name}>
                <a href={href(addressIn(spoken.value.language, `/lessons/${lesson}/`))}>
                  {words.kinds[name]}
                </a>
                {misjudgedKinds(round).includes(name) && ` (${words.wereSure})`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="practice-buttons">
        <button type="button" class="sw-button" data-main onClick={onMore}>
          <span>{words.more}</span>
        </button>
        <button type="button" class="button" onClick={onAgain}>
          {words.again}
        </button>
      </p>
    </section>
  );
}
