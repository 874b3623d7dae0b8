import { useEffect, useRef } from 'preact/hooks';
import { type RoomLink, roomOf } from '../room-link';
import { practiceWords } from '../words';
import type { Go } from './use-room';

interface Props {
  link: RoomLink;
  go: Go;
  /** The next question is what most go to now. */
  main?: boolean;
}

/** To the questions before and after. */
export function Turn({ link, go, main }: Props) {
  const { number, count, screen } = link;
  const turn = (to: number) => () => go(roomOf(link, screen, to));
  return (
    <>
      {number < count && (
        <ButtonIn main={main} label={practiceWords.next} onClick={turn(number + 1)} />
      )}
      {number > 1 && <ButtonIn label={practiceWords.previous} onClick={turn(number - 1)} />}
    </>
  );
}

/** A heading that has the focus once another question comes. */
export function useFocusAt(number: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current !== number) heading.current?.focus();
    shown.current = number;
  }, [number]);
  return heading;
}

interface TurnButtonProps {
  label: string;
  onClick: () => void;
  main?: boolean | undefined;
}

export const ButtonIn = ({ label, onClick, main }: TurnButtonProps) => (
  <button type="button" class={main ? 'sw-button' : 'button'} data-main={main} onClick={onClick}>
    <span>{label}</span>
  </button>
);
