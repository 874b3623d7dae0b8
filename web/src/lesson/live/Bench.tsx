/** A program that the reader changes, on the stage and in its lines; for an exercise what comes of it is checked by the core. */
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { debounce } from '../../lib/debounce';
import { sayNotice } from '../../locales/translation';
import { StoryPlayer } from '../../player/StoryPlayer';
import { useApart } from '../../player/use-apart';
import { resultOf } from '../../state/at';
import { Printed } from '../../ui/Printed';
import { StillRunning } from '../../ui/StillRunning';
import { withLines } from '../programs';
import { holds } from '../truth';

/** How long a key rests before the program runs, in ms. */
const REST = 250;

export function Bench({ core, bench }: { core: Core; bench: HTMLElement }) {
  const parts = useMemo(() => readBench(bench), [bench]);
  const [own, setOwn] = useState(parts.lines?.value ?? '');
  const [place, setPlace] = useState<{ statement: number; step: number } | null>(null);
  const { shown: code, stop } = useApart(core, withLines(parts, own));
  useEffect(() => {
    const { lines } = parts;
    if (!lines) return;
    const run = debounce(() => {
      setOwn(lines.value);
      setPlace(null);
    }, REST);
    const typed = () => {
      lines.rows = lines.value.split('\n').length;
      run();
    };
    lines.addEventListener('input', typed);
    return () => lines.removeEventListener('input', typed);
  }, [parts]);
  useEffect(() => {
    judge(parts, (check) => holds(core, code, check));
  }, [core, code]);
  const { statements, refusal, suggested } = core.run(code);
  const statement = place?.statement ?? suggested;
  const chosen = statement === null ? undefined : statements[statement];
  const failed = statements.find(({ error }) => error);
  const story = chosen && core.story(code, chosen.index);
  useEffect(() => {
    const said = refusal ? <Refused message={refusal.message} /> : null;
    if (parts.said) render(failed ? <Printed statement={failed} /> : said, parts.said);
  }, [parts, code]);
  const put = (program: string, at: { statement: number; step: number }) => {
    if (parts.lines) parts.lines.value = program;
    setOwn(program);
    setPlace(at);
  };
  // In an exercise with given lines, sizes cannot be changed by hand.
  const hands = parts.before || parts.after ? {} : { onProgram: put };
  return (
    <>
      {stop && <StillRunning stop={stop} />}
      {chosen && story ? (
        <StoryPlayer
          core={core}
          source={code}
          statement={chosen.index}
          step={place?.step ?? resultOf(story)}
          controls="minimal"
          offered
          dials={bench.dataset.dials !== undefined}
          onStep={(step) => setPlace({ statement: chosen.index, step })}
          {...hands}
        />
      ) : null}
    </>
  );
}

/** A component, so that it is drawn again when the notices of the language have come. */
function Refused({ message }: { message: string }) {
  const { text, lang } = sayNotice(message);
  return (
    <p key={lang} class="refusal" lang={lang}>
      {text}
    </p>
  );
}

type Parts = ReturnType<typeof readBench>;

/** Says of each condition whether it is met. */
function judge({ bench, checks, verdict }: Parts, met: (check: string) => boolean): void {
  if (checks.length === 0) return;
  for (const check of checks) {
    check.toggleAttribute('data-met', met(check.dataset.check ?? ''));
  }
  const solved = checks.every((check) => check.hasAttribute('data-met'));
  const said = solved ? (verdict?.dataset.yes ?? '') : '';
  if (verdict && verdict.textContent !== said) verdict.textContent = said;
  if (solved) bench.dispatchEvent(new Event('solved', { bubbles: true }));
}

/** Reads the data that the build wrote into the page. */
function readBench(bench: HTMLElement) {
  return {
    bench,
    before: bench.querySelector('.bench-before')?.textContent ?? '',
    after: bench.querySelector('.bench-after')?.textContent ?? '',
    said: bench.querySelector('.bench-said'),
    lines: bench.querySelector<HTMLTextAreaElement>('.bench-lines'),
    checks: [...bench.querySelectorAll<HTMLElement>('[data-check]')],
    verdict: bench.querySelector<HTMLElement>('.verdict'),
  };
}
