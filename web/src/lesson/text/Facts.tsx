/** Facts in the text: what they say is what the core answers, or the build fails. */
import type { ComponentChildren } from 'preact';
import { printed, statementOf } from '../truth';
import { useLesson } from './context';

interface FactProps {
  /** A Python expression. */
  of: string;
  program?: string;
  /** The line of the program after which it is asked; its end where that is left out. */
  after?: string;
  children: ComponentChildren;
}

/** A shape, or strides, in one piece on its line. */
const SHAPE = /^\([-\d, ]{1,14}\)$/;
const Value = ({ children }: { children: string }) => (
  <code data-fact class={SHAPE.test(children) ? 'whole' : undefined}>
    {children}
  </code>
);

/** A value as Python prints it. */
export function F({ of, program, after, children }: FactProps) {
  const lesson = useLesson();
  const told = textOf(children);
  const truth = printed(lesson.core, lesson.of(program), of, after);
  if (told !== truth) lesson.faults.push(`${of} is ${truth}, not ${told}`);
  lesson.outline.push(`fact ${of} = ${told}`);
  return <Value>{told}</Value>;
}

/** A wrong value that readers may expect; the build checks that it is wrong. */
export function Not({ of, program, after, children }: FactProps) {
  const lesson = useLesson();
  const told = textOf(children);
  if (told === printed(lesson.core, lesson.of(program), of, after))
    lesson.faults.push(`${of} is ${told}`);
  lesson.outline.push(`not ${of} = ${told}`);
  return <Value>{told}</Value>;
}

interface SaidProps {
  /** The statement, as it stands in the program. */
  of: string;
  program?: string;
}

/** The error of a statement, word for word. */
export function Raises({ of, program }: SaidProps) {
  const lesson = useLesson();
  const error = statementOf(lesson.core, lesson.of(program), of)?.error;
  if (!error) lesson.faults.push(`${of} raises nothing`);
  lesson.outline.push(`raises ${of}`);
  return (
    <p class="error" lang="en" data-fact>
      <strong>{error?.type}</strong>: {error?.message}
    </p>
  );
}

/** The output of a statement. */
export function Prints({ of, program }: SaidProps) {
  const lesson = useLesson();
  const output = statementOf(lesson.core, lesson.of(program), of)?.output;
  if (!output) lesson.faults.push(`${of} prints nothing`);
  lesson.outline.push(`prints ${of}`);
  return (
    <pre class="output" data-fact>
      {output?.trimEnd()}
    </pre>
  );
}

/** A program of the lesson, in full. */
export function Program({ name }: { name?: string }) {
  useLesson().outline.push(`program ${name ?? ''}`);
  return (
    <pre class="lesson-program" data-fact>
      <code>{useLesson().of(name)}</code>
    </pre>
  );
}

export function textOf(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(textOf).join('');
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (children && typeof children === 'object' && 'props' in children)
    return textOf(children.props.children as ComponentChildren);
  return '';
}
