/** Exercises for readers. The page has their whole text; ../live makes them work. */
import type { ComponentChildren } from 'preact';
import { placeOf } from '../../state/at';
import { Printed } from '../../ui/Printed';
import { withLines } from '../programs';
import { holds } from '../truth';
import { lessonWords as words } from '../words';
import { useLesson } from './context';
import { split } from './Question';
import { Still } from './Still';

/** The reader's own numbers, on the stage and in the program. */
export function Own({
  program,
  of,
  dials,
  children,
}: {
  program: string;
  of?: string;
  /** The reader may turn the strides. */
  dials?: boolean;
  children: ComponentChildren;
}) {
  const lesson = useLesson();
  const code = lesson.of(program);
  const place = placeOf(lesson.core, code, 'RESULT', of);
  if (!place) lesson.faults.push(`${program} has no story to change`);
  lesson.outline.push(`own ${program}`);
  return (
    <div class="bench" data-bench data-dials={dials || undefined} data-needs-core>
      {children}
      <Lines name="own" label={words.program} text={code} />
      <Answered code={code} />
      <div class="stage-pane">
        <div class="still sw-stage">{place && <Still code={code} place={place} />}</div>
        <div class="live" />
      </div>
    </div>
  );
}

interface ExerciseProps {
  name: string;
  /** The task, a `<Check name>` for each condition, `<Hint>`s and a `<Solution>`. */
  children: ComponentChildren;
}

export function Exercise({ name, children }: ExerciseProps) {
  const lesson = useLesson();
  const exercise = lesson.exercises[name];
  if (!exercise) throw new Error(`programs.ts has no exercise ${name}`);
  const [checks, others] = split(children, Check);
  const [hints, more] = split(others, Hint);
  const [solutions, task] = split(more, Solution);
  const missing = Object.keys(exercise.checks).filter(
    (key) => !checks.some(({ props }) => props.name === key),
  );
  if (missing.length + Math.abs(solutions.length - 1) > 0)
    lesson.faults.push(`exercise ${name} lacks ${missing.join() || 'a solution'}`);
  const asked = checks.map(({ props }) => props.name).join();
  lesson.outline.push(`exercise ${name}: ${asked}; ${hints.length} hints`);
  lesson.faults.push(
    ...misjudged(lesson.core, exercise).map((fault) => `exercise ${name}: ${fault}`),
  );
  return (
    <div class="bench" data-bench data-needs-core>
      {task}
      {exercise.before && (
        <pre class="lesson-program bench-before" data-fact>
          <code>{exercise.before}</code>
        </pre>
      )}
      <Lines name={name} label={words.yourLines} text={exercise.start} />
      {exercise.after && (
        <pre class="lesson-program bench-after" data-fact>
          <code>{exercise.after}</code>
        </pre>
      )}
      <Answered code={withLines(exercise, exercise.start)} />
      <ul class="checks">
        {checks.map(({ props }) => (
          <li key={props.name} data-check={exercise.checks[props.name]}>
            {props.children}
          </li>
        ))}
      </ul>
      <p class="verdict" role="status" data-yes={words.solved} />
      <div class="stage-pane">
        <div class="live" />
      </div>
      {hints.map(({ props }, order) => (
        <details key={order} class="hint">
          <summary>{words.hint}</summary>
          {props.children}
        </details>
      ))}
      <details class="hint">
        <summary>{words.solution}</summary>
        <pre class="lesson-program" data-fact>
          <code>{exercise.solution}</code>
        </pre>
        {solutions.map(({ props }) => props.children)}
      </details>
    </div>
  );
}

/** The error of the given lines, shown until the reader's own lines have run. */
function Answered({ code }: { code: string }) {
  const failed = useLesson()
    .core.run(code)
    .statements.find(({ error }) => error);
  return (
    <div class="bench-said" data-fact>
      {failed && <Printed statement={failed} />}
    </div>
  );
}

/** The lines that are the reader's. */
function Lines({ name, label, text }: { name: string; label: string; text: string }) {
  return (
    <textarea
      class="bench-lines"
      aria-label={label}
      name={name}
      rows={text.split('\n').length}
      wrap="off"
      spellcheck={false}
      autocomplete="off"
      autocapitalize="off"
      data-fact
    >
      {text}
    </textarea>
  );
}

export function Check({ children }: { name: string; children: ComponentChildren }) {
  return <>{children}</>;
}

export function Hint({ children }: { children: ComponentChildren }) {
  return <>{children}</>;
}

export function Solution({ children }: { children?: ComponentChildren }) {
  return <>{children}</>;
}

type ExerciseCore = Parameters<typeof holds>[0];
type Judged = Parameters<typeof withLines>[0] & {
  start: string;
  solution: string;
  wrong: readonly string[];
  checks: Readonly<Record<string, string>>;
};

/** Solutions that the checks refuse, and wrong answers that they accept. */
function misjudged(core: ExerciseCore, exercise: Judged): string[] {
  const passes = (own: string) =>
    Object.values(exercise.checks).every((check) => holds(core, withLines(exercise, own), check));
  return [
    ...(passes(exercise.solution) ? [] : ['its solution does not pass']),
    ...[exercise.start, ...exercise.wrong].filter(passes).map((own) => `${own} passes`),
  ];
}
