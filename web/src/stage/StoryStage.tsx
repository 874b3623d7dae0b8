import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Operation } from '../core/types';
import type { StageSource } from './actors';
import { type Clock, createClock } from './clock';
import type { Box } from './grid';
import { lightKin } from './kin';
import { painter } from './paint';
import { StagePicture } from './StagePicture';
import type { StageRequest, StageWords } from './set';
import type { StageStory } from './sprites';
import { stageOf } from './storyboard';

interface Props {
  operation: Operation;
  source: StageSource;
  room: Box;
  /** Of the statement's story. */
  step: number;
  /** Milliseconds that a move may take; the clock's own where left out. */
  within?: number | undefined;
  sentence: string;
  words: StageWords;
  /** Instead, where it does not fit. */
  fallback: ComponentChildren;
  /** What lies over the picture, for hands and screen readers. */
  over?: (story: StageStory) => ComponentChildren;
}

/** One operation on the stage. */
export function StoryStage({
  operation,
  source,
  room,
  step,
  within,
  sentence,
  words,
  fallback,
  over,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const clock = useRef<Clock | null>(null);
  const story = useStory({ operation, source, room, step, words });
  const start = useRef(step);
  useLayoutEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (!svg || !story) return;
    const paint = painter(svg, story);
    const known = clock.current?.position();
    clock.current?.stop();
    const goesOn = known !== undefined && inside(operation, known);
    clock.current = createClock(goesOn ? known : entranceOf(story, operation, step), paint);
    paint(clock.current.position());
    const dark = lightKin(svg);
    return () => {
      clock.current?.stop();
      dark();
    };
  }, [story]);
  useEffect(() => clock.current?.to(step, reduced(), within), [step, story]);
  if (!story) return <>{fallback}</>;
  return (
    <div class="st-stage" ref={place}>
      <StagePicture
        story={story}
        position={start.current}
        title={operation.text}
        sentence={sentence}
      />
      {over?.(story)}
    </div>
  );
}

/** What is made in one step is seen being made. */
const entranceOf = ({ enters }: StageStory, { first }: Operation, step: number) =>
  enters && step === Number(first) && !reduced() ? step - 1 : step;

const inside = ({ first, steps }: Operation, step: number) =>
  step >= Number(first) && step < Number(first) + Number(steps);

/** Laid out once for its room, on the page of its step. */
function useStory({ operation, source, room, step, words }: StageRequest): StageStory | null {
  const story = useMemo(
    () => stageOf({ operation, source, room, step, words }),
    [operation, source, room.width, room.height, words],
  );
  return story?.around(step) ?? null;
}

const reduced = () =>
  typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
