import { useId } from 'preact/hooks';
import type { Core } from '../../core';
import { copyText } from '../../lib/copy-text';
import { CopyButton } from '../../ui/CopyButton';
import { Sentence } from '../../ui/Sentence';
import { formatPractice } from '../link';
import { formatRoom, type RoomLink, roomOf } from '../room-link';
import { Solution } from '../Sheet';
import { roomQuestionAt } from '../series';
import { practiceWords, said } from '../words';
import { AnswerStory } from './AnswerStory';
import { Given } from './Given';
import { QrCode } from './QrCode';
import { ButtonIn, Turn, useFocusAt } from './Turn';
import type { Go } from './use-room';
import { Votes } from './Votes';

interface Props {
  core: Core;
  link: RoomLink;
  go: Go;
}

/** A question for a projector: a room votes by letters, twice, and then sees the answer. */
export function Room({ core, link, go }: Props) {
  const words = practiceWords;
  const name = useId();
  const { number, count, votes, answered } = link;
  const asked = roomQuestionAt(core, link, number - 1);
  const heading = useFocusAt(number);
  const prompt = said(asked.prompt);
  const { choices } = asked;
  return (
    <>
      <section class="practice-board is-room" aria-labelledby={name}>
        <div class="practice-ask">
          <p class="practice-number">{words.questionOf(number, count)}</p>
          <h1 id={name} ref={heading} tabIndex={-1} lang={prompt.lang}>
            <Sentence text={prompt.text} />
          </h1>
          <pre class="lesson-program">
            <code>{asked.program}</code>
          </pre>
        </div>
        <div class="practice-stage" data-asks={!answered || undefined}>
          {answered ? (
            <AnswerStory key={number} core={core} asked={asked} plays={1} />
          ) : (
            <Given core={core} program={asked.given} />
          )}
        </div>
        <div class="practice-answer">
          <Votes
            choices={choices}
            votes={votes}
            answered={answered}
            onVotes={(next) => go({ ...link, votes: next }, true)}
          />
          <div role="status">
            {answered && (
              <p class="practice-verdict" data-outcome="right">
                <Solution choices={choices} />
              </p>
            )}
          </div>
          <p class="practice-buttons">
            <ButtonIn
              main={!answered}
              label={answered ? words.hideAnswer : words.showAnswer}
              onClick={() => go({ ...link, answered: !answered })}
            />
            <Turn link={link} go={go} main={answered} />
          </p>
          {!answered && <p class="practice-how">{words.voteHow}</p>}
        </div>
      </section>
      <ForPhones link={link} />
    </>
  );
}

function ForPhones({ link }: Pick<Props, 'link'>) {
  const words = practiceWords;
  const search = formatRoom(roomOf(link, 'phone', link.number));
  const address = new URL(location.pathname + search, location.origin).href;
  return (
    <details class="practice-options">
      <summary>{words.forPhones}</summary>
      <p>{words.phoneHow}</p>
      <QrCode address={address} label={words.forPhones} />
      <p class="practice-buttons">
        <CopyButton label={words.copyPhone} copy={() => copyText(address)} />
        <a href={address}>{words.openPhone}</a>
        <a href={formatPractice(link)}>{words.leaveRoom}</a>
      </p>
    </details>
  );
}
