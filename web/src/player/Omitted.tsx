import type { Story } from '../core/types';
import { playerWords as words } from './words';

/** Operations of the statement that have no steps. */
export function Omitted({ story: { omitted, omittedBefore, error } }: { story: Story }) {
  const [count, before] = [Number(omitted), Number(omittedBefore)];
  const after = error ? words.omittedToError : words.omitted;
  return (
    <>
      {before > 0 && <p class="sw-note">{words.omittedBefore(String(before))}</p>}
      {count > 0 && <p class="sw-note">{after(String(count))}</p>}
    </>
  );
}
