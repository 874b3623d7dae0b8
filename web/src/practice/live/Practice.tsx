import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { readStored, writeStored } from '../../lib/stored';
import { type Asked, type Level, levels } from '../asked';
import { formatPractice, freshSeed, parsePractice, USUAL } from '../link';
import { afterAnswer, dayOf, dueOn, readMissed, writeMissed } from '../missed';
import { after, type Round, type RoundOutcome, taskAt } from '../round';
import { questionAt } from '../series';
import { practiceWords } from '../words';
import { About } from './About';
import { Options } from './Options';
import { Place } from './Place';
import { QuestionBoard } from './QuestionBoard';
import { Summary } from './Summary';
import { printsSheet } from './sheet';

const KEY = 'stridewise.practice';

/** Some questions one after the other, then what came of them, and on. */
export function Practice({ core, sheet }: { core: Core; sheet: HTMLElement }) {
  const words = practiceWords;
  const [{ round, odd }, setState] = useState(arrival);
  const [begun, setBegun] = useState(false);
  /** Which question is shown; the one that was answered stays until the reader goes on. */
  const [at, setAt] = useState(0);
  const { seed, count, fixed, about } = round;
  const task = taskAt(round, at);
  const asking = JSON.stringify(task);
  const asked = useMemo(() => task && askedAt(core, task), [core, asking]);
  useEffect(
    () => printsSheet(core, sheet, { seed, level: round.level, about }, count),
    [core, round],
  );
  useEffect(() => {
    if (fixed === null) writeStored(KEY, String(round.level));
  }, [fixed, round.level]);

  const start = (next: Partial<Round>) => {
    const fresh = { ...round, answered: [], due: [], ...next };
    setState({ round: fresh, odd: false });
    setAt(0);
    setBegun(true);
    keep(fresh);
  };
  const answer = (outcome: RoundOutcome, sure: boolean | null) => {
    if (!task || !asked) return;
    writeMissed(afterAnswer(readMissed(), task, outcome, dayOf(new Date())));
    if (!task.again) setState({ round: after(round, asked.kind, outcome, sure), odd });
  };
  return (
    <>
      {odd && <p class="note">{words.odd}</p>}
      {about && <About lesson={about} onAll={() => start({ about: null, seed: freshSeed() })} />}
      <Place
        round={round}
        number={task && !task.again ? task.number : null}
        label={labelOf(task, count)}
        level={task?.level ?? round.level}
      />
      {asked ? (
        <QuestionBoard
          key={asking}
          core={core}
          asked={asked}
          focused={begun}
          last={!taskAt(round, at + 1)}
          onAnswer={answer}
          onNext={() => {
            setBegun(true);
            setAt(at + 1);
          }}
        />
      ) : (
        <Summary
          round={round}
          onMore={() => start({ seed: freshSeed() })}
          onAgain={() => start({ level: fixed ?? round.answered[0]?.level ?? round.level })}
        />
      )}
      <Options
        round={round}
        onReset={() => start({ level: 1, fixed: null, seed: freshSeed() })}
        onFollow={() => start({ fixed: null })}
      />
    </>
  );
}

type AskedTask = NonNullable<ReturnType<typeof taskAt>>;

/** Asked again its choices come in another order: the place of the right one is no help. */
function askedAt(core: Core, { again, number, ...series }: AskedTask): Asked {
  const asked = questionAt(core, series, number);
  const [first, ...others] = asked.choices;
  return again && first ? { ...asked, choices: [...others, first] } : asked;
}

function labelOf(task: AskedTask | null, count: number): string {
  const words = practiceWords;
  if (!task) return words.summary;
  return task.again
    ? words[task.again === 'day' ? 'fromEarlier' : 'onceMore']
    : words.questionOf(task.number + 1, count);
}

/** The round of the link; without a level in the link, at the level that the reader had reached. */
function arrival(): { round: Round; odd: boolean } {
  const { seed, count, level: fixed, about, odd } = parsePractice(location.search);
  const reached = levels.find((one) => String(one) === readStored(KEY)) ?? 1;
  const level: Level = fixed ?? reached;
  const asked = { seed: seed ?? freshSeed(), count: count ?? USUAL, about };
  // A class is asked what the link says and nothing else.
  const due = fixed ? [] : dueOn(readMissed(), dayOf(new Date()));
  const round = { ...asked, fixed, level, due, answered: [] };
  keep(round);
  return { round, odd };
}

/** Whoever loads the page again is asked the same. */
function keep({ seed, count, fixed, about }: Round): void {
  const search = formatPractice({ seed, count, level: fixed, about });
  if (search !== location.search) history.replaceState(null, '', search + location.hash);
}
