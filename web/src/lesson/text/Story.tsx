/**
 * A program's stories on one stage, told by the paragraphs beside it. In the page stands the frame
 * that the story rests on; ../live/LiveStory.tsx brings it to life.
 */

import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { href } from '../../lib/href';
import { placeOf } from '../../state/at';
import { pageHref } from '../../state/settings';
import { formatAddress } from '../../state/url';
import { lessonWords as words } from '../words';
import { InLesson, useLesson } from './context';
import { split } from './Question';
import { beginningOf, Still } from './Still';

interface LessonStoryProps {
  program?: string;
  /** The statement that is told, as it stands in the program; the one with the main story where it is left out. */
  of?: string;
  /** The step that the picture rests on; that of the last paragraph where it is left out. */
  at?: string;
  /** The dim that cells are coloured by: "x 1" is dim 1 of x. */
  colour?: string;
  /** Steps with their paragraphs; without any, what stands here is the caption. */
  children?: ComponentChildren;
}

interface StepProps {
  /** Name of the step (see ../../state/at.ts). */
  at: string;
  /** Another statement of the program: from here on. */
  of?: string;
  /** Its frame, too, stands in print and without scripts. */
  still?: boolean;
  children: ComponentChildren;
}

export function Story({ program, of, at, colour, children }: LessonStoryProps) {
  const lesson = useLesson();
  const here = useContext(InLesson);
  const code = lesson.of(program);
  const [steps, others] = split(children, Step);
  lesson.outline.push(`story ${program ?? ''} ${of ?? ''} ${at ?? ''}`);
  const asked = isAsked(lesson.outline, program ?? lesson.program);
  let statement = of;
  const find = (selector: string, still = false) => {
    const place = placeOf(lesson.core, code, selector, statement);
    lesson.outline.push(
      `step ${program ?? ''} ${statement ?? ''} ${selector}${still ? ', still' : ''}`,
    );
    if (!place) lesson.faults.push(`no step of ${statement ?? 'the program'} shows ${selector}`);
    const id = `step-${lesson.outline.filter((one) => one.startsWith('step ')).length}`;
    return { place: place ?? { statement: 0, step: 0, operation: 0 }, selector, id };
  };
  const told = steps.map(({ props }) => {
    statement = props.of ?? statement;
    return { ...find(props.at, props.still), props };
  });
  const rest = () => {
    if (!at && told.length > 0) return told.at(-1)?.place;
    statement = of;
    return find(at ?? 'END').place;
  };
  const resting = rest();
  const first = told[0]?.place;
  const waits = asked && first ? beginningOf(lesson.core, code, first) : null;
  const again = told.some(
    ({ place, props }) =>
      props.still && place.statement === resting?.statement && place.step === resting.step,
  );
  return (
    <InLesson.Provider value={here && { ...here, program: program ?? here.program }}>
      <figure
        class="lesson-story"
        data-story
        data-colour={colour}
        data-needs-core
        data-silent={told.length > 0 || undefined}
        data-rest={resting && `${resting.statement} ${resting.step}`}
        data-waits={waits ? `${waits.statement} ${waits.step}` : undefined}
      >
        <pre class="lesson-program" data-fact>
          <code>{code}</code>
        </pre>
        <div class="stage-pane">
          <div class="still sw-stage" data-again={again || undefined}>
            {resting && <Still code={code} place={resting} />}
          </div>
          {waits && (
            <div class="still sw-stage waits">
              <Still code={code} place={waits} silent />
            </div>
          )}
          <div class="live" />
        </div>
        <div class="steps">
          {told.map(({ place, selector, id, props }) => (
            <div
              key={id}
              id={id}
              class="step"
              data-step={`${place.statement} ${place.step}`}
              data-at={selector}
            >
              {props.children}
              {props.still && (
                <div class="still sw-stage">
                  <Still code={code} place={place} />
                </div>
              )}
            </div>
          ))}
          {others.some((one) => typeof one !== 'string' || one.trim()) && <div>{others}</div>}
          <p class="story-foot">
            <a
              href={
                pageHref('/playground/') +
                formatAddress({ code, statement: resting?.statement ?? 0 })
              }
            >
              {words.openPlayground}
            </a>
          </p>
        </div>
      </figure>
      {storiesIn(lesson.outline).length === 1 && <StylesBehind />}
    </InLesson.Provider>
  );
}

/** Styles for the text after the first story. They load later, so the first text and picture are painted sooner. */
const StylesBehind = () => <link rel="stylesheet" href={href('/exercises.css')} data-later />;

const storiesIn = (outline: readonly string[]) => outline.filter((one) => one.startsWith('story '));

/** Whether it begins with the answer to the question before it: the first story, of the same program. */
const isAsked = (outline: readonly string[], program: string) =>
  storiesIn(outline).length === 1 && outline.some((one) => one.startsWith(`question ${program}:`));

/** Read by its story. */
export function Step(_: StepProps) {
  return null;
}
