/** The stage of a story in a lesson: the paragraph that is read and the step that is shown are one. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { Icon } from '../../player/Icon';
import { StoryPlayer } from '../../player/StoryPlayer';
import { playerWords } from '../../player/words';
import { lessonWords as words } from '../words';
import { follow, type Reading } from './reading';

interface Shown {
  code: string;
  statement: number;
  step: number;
}

export function LiveStory({ core, figure }: { core: Core; figure: HTMLElement }) {
  const told = useMemo(() => readFigure(figure), [figure]);
  const [reading, setReading] = useState<Reading>({ at: null });
  const [changed, setChanged] = useState<Shown | null>(null);
  const [every, setEvery] = useState(false);
  const [own, setOwn] = useState<Shown | null>(null);
  const hand = useMemo(() => follow(told.steps, setReading), [told]);
  useEffect(() => hand.start(), [hand]);
  useEffect(() => {
    for (const [order, step] of told.steps.entries())
      step.toggleAttribute('data-read', order === reading.at);
    setOwn(null);
  }, [told, reading]);
  const place = reading.at === null ? told.rest : (told.places[reading.at] ?? told.rest);
  const shown = changed ?? own ?? { code: told.code, ...place };
  const go = (at: number) => {
    setChanged(null);
    hand.go(at);
  };
  const last = told.steps.length - 1;
  // The paragraph says what the step shows: the core's sentence comes with other steps.
  const silent = !every && last >= 0 && shown.code === told.code && own === null;
  useLayoutEffect(() => {
    figure.toggleAttribute('data-silent', silent);
  }, [figure, silent]);
  return (
    <>
      <StoryPlayer
        core={core}
        source={shown.code}
        statement={shown.statement}
        step={shown.step}
        controls={every || last < 0 ? 'full' : 'outside'}
        colour={figure.dataset.colour}
        onStep={(step) => {
          if (changed) setChanged({ ...shown, step });
          else if (own || step !== place.step) setOwn({ ...shown, step });
        }}
        onProgram={(code, at) => setChanged({ code, ...at })}
      />
      <div class="lesson-bar">
        {changed && (
          <button
            type="button"
            class="button"
            onClick={({ currentTarget }) => {
              // The button disappears, so the focus moves to the next one.
              (currentTarget.nextElementSibling as HTMLElement).focus();
              setChanged(null);
            }}
          >
            {words.putBack}
          </button>
        )}
        <button type="button" class="button" aria-pressed={every} onClick={() => setEvery(!every)}>
          {words.everyStep}
        </button>
        {!every && last >= 0 && <Segments at={reading.at} last={last} onGo={go} />}
      </div>
    </>
  );
}

interface SegmentsProps {
  at: number | null;
  last: number;
  onGo: (at: number) => void;
}

/** Buttons that go from paragraph to paragraph. */
function Segments({ at, last, onGo }: SegmentsProps) {
  const [before, after] = [(at ?? 0) - 1, at === null ? 0 : at + 1];
  return (
    <div class="sw-buttons">
      <span class="sw-count" data-none={at === null || undefined}>
        {playerWords.stepOf((at ?? 0) + 1, last + 1)}
      </span>
      <button
        type="button"
        class="sw-button"
        aria-label={playerWords.previous}
        aria-disabled={before < 0 || undefined}
        onClick={() => before >= 0 && onGo(before)}
      >
        <Icon name="previous" />
      </button>
      <button
        type="button"
        class="sw-button"
        data-main
        aria-label={playerWords.next}
        aria-disabled={after > last || undefined}
        onClick={() => after <= last && onGo(after)}
      >
        <Icon name="next" />
        <span>{playerWords.nextShort}</span>
      </button>
    </div>
  );
}

/** Reads the data that the build wrote into the page. */
function readFigure(figure: HTMLElement) {
  const steps = [...figure.querySelectorAll<HTMLElement>('.step')];
  const placeOf = (text = '0 0') => {
    const [statement = 0, step = 0] = text.split(' ').map(Number);
    return { statement, step };
  };
  return {
    code: figure.querySelector('.lesson-program')?.textContent ?? '',
    steps,
    places: steps.map(({ dataset }) => placeOf(dataset.step)),
    // Before it is read, nothing of what the question above asks.
    rest: placeOf(figure.dataset.waits ?? figure.dataset.rest),
  };
}
