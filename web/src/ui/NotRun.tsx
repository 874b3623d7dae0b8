import type { Need, Statement } from '../core/types';
import { sayNotice } from '../locales/translation';
import { Sentence } from './Sentence';
import { shellWords as words } from './words';

interface Props {
  statement: Statement;
  /** Goes to what stands at a line. */
  onLine?: ((line: number) => void) | undefined;
}

/** Why a statement was not run, quietly: another one is the reason, or its own words. */
export function NotRun({ statement: { refusal, needs, skipped }, onLine }: Props) {
  if (skipped) return <p class="not-run">{words.skipped}</p>;
  if (!refusal) return null;
  const notice = sayNotice(refusal.message);
  return (
    <p class="not-run">
      {words.notRun}{' '}
      {needs ? (
        <Needed needs={needs} onLine={onLine} />
      ) : (
        <span key={notice.lang} lang={notice.lang}>
          <Sentence text={notice.text} />
        </span>
      )}
    </p>
  );
}

function Needed({ needs, onLine }: { needs: Need; onLine: Props['onLine'] }) {
  const line = words.line(needs.line);
  const sentence =
    needs.kind === 'name' ? words.needs.name(needs.name, line) : words.needs[needs.kind](line);
  const at = sentence.lastIndexOf(line);
  return (
    <>
      <Sentence text={sentence.slice(0, at)} />
      {onLine ? (
        <button type="button" class="link" onClick={() => onLine(needs.line)}>
          {line}
        </button>
      ) : (
        line
      )}
      {sentence.slice(at + line.length)}
    </>
  );
}
