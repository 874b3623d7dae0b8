import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Operation } from '../core/types';
import { markPicture } from '../lib/first-picture';
import { idle } from '../lib/idle';
import { reportUnexpected } from '../lib/report-unexpected';
import { leadIn } from '../state/pace';
import type { StageSource } from './actors';
import { CureEntrance } from './CureEntrance';
import { type Clock, createClock } from './clock';
import { type CureMove, cureOf } from './cure';
import type { Box } from './grid';
import { painter } from './paint';
import { StagePicture } from './StagePicture';
import type { StageRequest, StageWords } from './set';
import type { StageStory } from './sprites';
import { stageIn } from './storyboard';

interface Props {
  operation: Operation;
  source: StageSource;
  room: Box;
  /** Step of the statement's story. */
  step: number;
  /** Milliseconds that a move may take; the clock decides if it is left out. */
  within?: number | undefined;
  sentence: string;
  words: StageWords;
  letters?: boolean | null;
  /** Drawn instead if the story does not fit. */
  fallback: ComponentChildren;
  /** Drawn over the picture, for pointer, keys and screen readers. */
  over?: (story: StageStory) => ComponentChildren;
  /** The refused operation whose cure this is, if its story goes on here. */
  refused?: Pick<Props, 'operation' | 'source'> | undefined;
}

/** Draws one operation on the stage; a cure begins with the actors of the refused one. */
export function StoryStage(props: Props) {
  const { operation, sentence, step } = props;
  const [arrived, arrive] = useState(!props.refused || reduced());
  const [begin] = useState(step);
  const entrance = useEntrance(props, arrived || step !== begin);
  if (!entrance) return <OneStory {...props} />;
  return (
    <CureEntrance
      move={entrance}
      title={operation.text}
      sentence={sentence}
      onEnd={() => arrive(true)}
    />
  );
}

/** The move from the refused operation to its cure; null if it is over, or there is none. */
function useEntrance(props: Props, over: boolean): CureMove | null {
  const { refused, operation, source, room, step, words, letters } = props;
  return useMemo(() => {
    if (over || !refused) return null;
    const look = { room, words, letters };
    const last = Number(refused.operation.first) + Number(refused.operation.steps) - 1;
    const before = stageIn({ ...look, ...refused, step: last });
    const story = stageIn({ ...look, operation, source, step });
    return before && story && cureOf({ ...refused, story: before }, { operation, story }, step);
  }, [over, refused, operation, source, room.width, room.height, words, letters]);
}

function OneStory({
  operation,
  source,
  room,
  step,
  within,
  sentence,
  words,
  letters,
  fallback,
  over,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const clock = useRef<Clock | null>(null);
  const { story, drawn, redraw } = useStory({ operation, source, room, step, words, letters });
  useLayoutEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (!svg || !drawn) return;
    const paintAt = painter(svg, drawn.page, redraw);
    // An error in an animation frame reaches no caller, so it is caught and reported here. The
    // picture stays as it is.
    const paint = (position: number) => {
      try {
        paintAt(position);
      } catch (error) {
        reportUnexpected(error as Error);
      }
    };
    const known = clock.current?.position();
    clock.current?.stop();
    const goesOn = known !== undefined && inside(operation, known);
    clock.current = createClock(goesOn ? known : entranceOf(drawn.page, operation, step), paint);
    paint(clock.current.position());
    markPicture();
    return () => clock.current?.stop();
  }, [drawn]);
  useEffect(() => clock.current?.to(step, reduced(), within, leadIn(within)), [step, drawn]);
  usePrepared(story, operation, step);
  if (!story || !drawn) return <>{fallback}</>;
  return (
    <div class="st-stage" ref={place}>
      <StagePicture
        key={drawn.number}
        story={drawn.page}
        position={drawn.position}
        title={operation.text}
        sentence={sentence}
      />
      {over?.(story)}
    </div>
  );
}

/**
 * A result made in one step starts from the position before, so that the reader sees it being made.
 */
const entranceOf = ({ enters }: StageStory, { first }: Operation, step: number) =>
  enters && step === Number(first) && !reduced() ? step - 1 : step;

const inside = ({ first, steps }: Operation, step: number) =>
  step >= Number(first) && step < Number(first) + Number(steps);

/** A page as it was drawn, where its story stood then. */
interface DrawnPage {
  page: StageStory;
  position: number;
  /** Another for each: what painters did to the nodes of one is nothing to the next. */
  number: number;
}

let numbers = 0;

/** The story, laid out once for its room, turned to the page of its step. */
function useStory({ operation, source, room, step, words, letters }: StageRequest) {
  const story = useMemo(
    () => stageIn({ operation, source, room, step, words, letters }),
    [operation, source, room.width, room.height, words, letters],
  );
  const drawn = useRef<DrawnPage | null>(null);
  const [, update] = useState(0);
  const draw = (page: StageStory, position: number) => {
    drawn.current = { page, position, number: ++numbers };
  };
  const around = story?.around;
  if (!story) drawn.current = null;
  else if (drawn.current?.page.around !== around) draw(story, step);
  const redraw = (page: StageStory, position: number) => {
    if (drawn.current?.page === page || page.around !== around) return;
    draw(page, position);
    update(numbers);
  };
  return { story: story?.around(step) ?? null, drawn: drawn.current, redraw };
}

/** Prepares the next step in the same direction while the page is idle. */
function usePrepared(story: StageStory | null, operation: Operation, step: number): void {
  const last = useRef(step);
  useEffect(() => {
    const next = step < last.current ? step - 1 : step + 1;
    last.current = step;
    if (!story || !inside(operation, next)) return;
    void idle().then(() => {
      try {
        story.around(next).pose(next);
      } catch {
        // An error here is ignored: the render of that step throws it again.
      }
    });
  }, [story, step]);
}

const reduced = () =>
  typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
