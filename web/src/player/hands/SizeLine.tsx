import { type Desk, keyOf } from './desk';
import { handsWords as words } from './said';

interface Props {
  step: number;
  /** Index of the operation in its story. */
  number: number;
  desk: Desk;
}

/**
 * The line beside the statement: the verdict on the number tried, or which sizes are equal by
 * chance.
 */
export function SizeLine({ step, number, desk }: Props) {
  const verdict = desk.verdict();
  // A verdict that is this step's own sentence is not shown twice.
  const said = verdict?.step === step ? null : verdict;
  const apart = desk.places().find((place) => place.operation === number && place.apart !== null);
  const differ = ({ currentTarget }: { currentTarget: Element }) => {
    if (!apart) return;
    const box = `[data-place="${keyOf(apart)}"]`;
    currentTarget.closest('.sw-box')?.querySelector<HTMLElement>(box)?.focus();
    desk.take(apart);
    desk.put(Number(apart.apart));
    desk.keep();
  };
  return (
    <div class="sw-size-line">
      {apart && !desk.held.value && (
        <button type="button" onClick={differ}>
          {words.differ(String(apart.size))}
        </button>
      )}
      <p class="sw-verdict" role="status" data-fits={said?.fits}>
        {said && `${said.fits ? `✓ ${words.fits}` : `✕ ${words.refused}`}: ${said.text}`}
      </p>
    </div>
  );
}
