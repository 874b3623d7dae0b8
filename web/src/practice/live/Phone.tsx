import { useEffect, useId, useRef } from 'preact/hooks';
import type { Core } from '../../core';
import { Sentence } from '../../ui/Sentence';
import type { RoomLink } from '../room-link';
import { Answer } from '../Sheet';
import { roomQuestionAt } from '../series';
import { answerOf, letterOf, practiceWords, said } from '../words';
import { Letter } from './Letter';
import { Turn, useFocusAt } from './Turn';
import type { Go } from './use-room';

interface Props {
  core: Core;
  link: RoomLink;
  go: Go;
}

/** The question of a room on a student's phone. A chosen letter fills the screen; nothing is sent. */
export function Phone({ core, link, go }: Props) {
  const words = practiceWords;
  const name = useId();
  const { number, count, letter } = link;
  const { choices, program, prompt } = roomQuestionAt(core, link, number - 1);
  const heading = useFocusAt(number);
  const { lang, text } = said(prompt);
  const held = letter !== null && letter < choices.length ? letter : null;
  return (
    <section class="practice-board is-phone" aria-labelledby={name}>
      <div class="practice-ask">
        <p class="practice-number">{words.questionOf(number, count)}</p>
        <h1 id={name} ref={heading} tabIndex={-1} lang={lang}>
          <Sentence text={text} />
        </h1>
        <pre class="lesson-program">
          <code>{program}</code>
        </pre>
      </div>
      <div class="practice-answer">
        <ul class="practice-choices" aria-labelledby={name}>
          {choices.map(({ answer }, order) => (
            <li key={letterOf(order)}>
              <button
                type="button"
                class="practice-choice"
                onClick={() => go({ ...link, letter: order })}
              >
                <Letter order={order} /> <Answer {...answerOf(answer)} />
              </button>
            </li>
          ))}
        </ul>
        <p class="practice-buttons">
          <Turn link={link} go={go} />
        </p>
      </div>
      {held !== null && <Held order={held} onClose={() => go({ ...link, letter: null })} />}
    </section>
  );
}

/** The letter alone, for a teacher to see from afar. Closed by the browser, it gives the focus back to the choice. */
function Held({ order, onClose }: { order: number; onClose: () => void }) {
  const words = practiceWords;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="letter-card"
      data-letter={letterOf(order)}
      aria-label={words.held(letterOf(order))}
      onClose={onClose}
    >
      <button type="button" onClick={() => dialog.current?.close()}>
        <Letter order={order} />
        <span>{words.otherLetter}</span>
      </button>
    </dialog>
  );
}
