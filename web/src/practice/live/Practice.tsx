import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { readStored, writeStored } from '../../lib/stored';
import { type Level, levels } from '../asked';
import { formatPractice, freshSeed, parsePractice, USUAL } from '../link';
import { after, type Round, type RoundOutcome } from '../round';
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
  const [number, setNumber] = useState(0);
  const { seed, count, fixed, about } = round;
  const level = round.answered[number]?.level ?? round.level;
  const asked = useMemo(
    () => (number < count ? questionAt(core, { seed, level, about }, number) : null),
    [core, seed, level, about, number, count],
  );
  useEffect(
    () => printsSheet(core, sheet, { seed, level: round.level, about }, count),
    [core, round],
  );
  useEffect(() => {
    if (fixed === null) writeStored(KEY, String(round.level));
  }, [fixed, round.level]);

  const start = (next: Partial<Round>) => {
    const fresh = { ...round, answered: [], ...next };
    setState({ round: fresh, odd: false });
    setNumber(0);
    setBegun(true);
    keep(fresh);
  };
  const answer = (outcome: RoundOutcome) => {
    if (asked) setState({ round: after(round, asked.kind, outcome), odd });
  };
  return (
    <>
      {odd && <p class="note">{words.odd}</p>}
      {about && <About lesson={about} onAll={() => start({ about: null, seed: freshSeed() })} />}
      <Place round={round} number={number} level={level} />
      {asked ? (
        <QuestionBoard
          key={`${seed} ${number} ${level}`}
          core={core}
          asked={asked}
          focused={begun}
          last={number + 1 === count}
          onAnswer={answer}
          onNext={() => {
            setBegun(true);
            setNumber(number + 1);
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

/** The round of the link; without a level in the link, at the level that the reader had reached. */
function arrival(): { round: Round; odd: boolean } {
  const { seed, count, level: fixed, about, odd } = parsePractice(location.search);
  const reached = levels.find((one) => String(one) === readStored(KEY)) ?? 1;
  const level: Level = fixed ?? reached;
  const asked = { seed: seed ?? freshSeed(), count: count ?? USUAL, about };
  const round = { ...asked, fixed, level, answered: [] };
  keep(round);
  return { round, odd };
}

/** Whoever loads the page again is asked the same. */
function keep({ seed, count, fixed, about }: Round): void {
  const search = formatPractice({ seed, count, level: fixed, about });
  if (search !== location.search) history.replaceState(null, '', search + location.hash);
}
