import { useId, useRef } from 'preact/hooks';
import type { Repair } from '../core/types';
import { RepairTold } from '../figures/Repairs';
import { addStyles } from '../lib/add-styles';
import { copyText } from '../lib/copy-text';
import { pageHref } from '../state/settings';
import { formatAddress } from '../state/url';
import styles from '../styles/repair-choices.css?inline';
import { CopyButton } from '../ui/CopyButton';
import { focusStory } from './focus-story';
import { playerWords as words } from './words';

addStyles(styles);

interface Props {
  repairs: Repair[];
  /** The repair whose story is on the stage. */
  chosen: Repair | null;
  /** The choices are not visible yet, but their room is reserved. */
  later?: boolean;
  /** Room for everything that a choice adds is reserved. */
  steady?: boolean | undefined;
  /** Goes to the step that offers the repairs. */
  onEnd: () => void;
  /** Number of a repair from 1; 0 chooses none. */
  onChoose: (number: number) => void;
  /** Replaces the reader's program; if left out, the program is opened elsewhere. */
  onUse?: ((program: string) => void) | undefined;
}

/** Code that works instead of the refused operation; choosing one shows its story. */
export function RepairChoices({ repairs, chosen, later, steady, onEnd, onChoose, onUse }: Props) {
  const title = useId();
  const pressed = useRef<HTMLButtonElement>(null);
  const back = () => {
    pressed.current?.focus();
    onChoose(0);
  };
  const known = chosen && repairs.find(({ program }) => program === chosen.program);
  const then = known ?? (steady && repairs[0]);
  return (
    <section
      class="sw-repairs sw-instead"
      aria-labelledby={title}
      data-steady={steady}
      data-later={later || undefined}
    >
      {later && (
        <button
          type="button"
          class="sw-instead-later"
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('.sw-story')?.focus();
            onEnd();
          }}
        >
          {words.insteadLater}
        </button>
      )}
      <h3 id={title}>✓ {words.instead}</h3>
      <ul>
        {repairs.map((repair, at) => (
          <li key={repair.program}>
            <button
              type="button"
              class="sw-choice"
              ref={repair === known ? pressed : null}
              aria-pressed={repair === known}
              onClick={() => onChoose(repair === known ? 0 : at + 1)}
            >
              <RepairTold repair={repair}>
                <code>{repair.code}</code>
              </RepairTold>
            </button>
          </li>
        ))}
      </ul>
      {then && (
        <p class="sw-instead-then" data-later={!known || undefined}>
          <button type="button" class="button" onClick={back}>
            {words.insteadBack}
          </button>
          {onUse ? (
            <button
              type="button"
              class="button"
              onClick={(event) => {
                focusStory(event.currentTarget);
                onUse(then.program);
              }}
            >
              {words.insteadUse}
            </button>
          ) : (
            <a class="button" href={inPlayground(then.program)}>
              {words.insteadOpen}
            </a>
          )}
          <CopyButton label={words.insteadCopy} copy={() => copyText(then.code)} />
        </p>
      )}
    </section>
  );
}

const inPlayground = (code: string) => pageHref('/playground/') + formatAddress({ code });
