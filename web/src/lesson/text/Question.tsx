/** A question before what answers it. The answer, with a reason for each choice, stands in the page: see ../live/question.ts. */
import { type ComponentChildren, toChildArray, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { cx } from '../../lib/cx';
import { placeOf } from '../../state/at';
import { lessonWords as words } from '../words';
import { InLesson, useLesson } from './context';
import { beginningOf, Still } from './Still';

interface Props {
  /** Name of the program that the facts of the question are about. */
  program?: string;
  /** The statement that is drawn, as in a `Story`; only the question that opens a lesson has a picture. */
  of?: string;
  children: ComponentChildren;
}

interface OptionProps {
  right?: boolean;
  /** Addresses of storage cells, "2 3": the choice is made there, on the picture. */
  cells?: string;
  /** The choice's text, and a `<Why>`. */
  children: ComponentChildren;
}

export function Question({ program, of, children }: Props) {
  const lesson = useLesson();
  const here = useContext(InLesson);
  const number = 1 + lesson.outline.filter((one) => one.startsWith('question ')).length;
  const name = `question-${number}`;
  const [options, ask] = split(children, Option);
  const rights = options.filter(({ props }) => props.right).length;
  if (rights !== 1) lesson.faults.push(`${name} has ${rights} right options`);
  const right = options.findIndex(({ props }) => props.right) + 1;
  lesson.outline.push(`question ${program ?? ''}: ${right} of ${options.length} is right`);
  const known = options.map(({ props }) => {
    const [[why], text] = split(props.children, Why);
    if (!why) lesson.faults.push(`${name} has an option without a reason`);
    return { right: props.right, cells: props.cells, text, why };
  });
  const opens = number === 1 && lesson.outline.length === 1;
  const code = lesson.of(program);
  const places = opens && known.some(({ cells }) => cells);
  const drawn = opens ? placeOf(lesson.core, code, 'END', of) : null;
  return (
    <InLesson.Provider value={here && { ...here, program: program ?? here.program }}>
      <div class={cx('question', drawn && 'is-drawn', places && 'is-on-picture')} data-question>
        <div class="ask" id={name}>
          {ask}
        </div>
        {drawn && (
          <div class="still sw-stage question-picture">
            <Still
              code={code}
              place={beginningOf(lesson.core, code, { ...drawn, operation: 0 })}
              silent
              asks
            />
          </div>
        )}
        <div class="options" role="radiogroup" aria-labelledby={name}>
          {places && <p class="cell-hint">{words.chooseCell}</p>}
          {known.map(({ text, cells }, value) => (
            <label key={value} class="option" data-cells={cells}>
              <input type="radio" name={name} value={value} />
              <span>{text}</span>
            </label>
          ))}
          <label class="option is-unsure">
            <input type="radio" name={name} value="unsure" />
            <span>{words.notSure}</span>
          </label>
        </div>
        <p
          class="verdict"
          role="status"
          data-yes={words.yes}
          data-no={words.notQuite}
          data-other={words.otherCell}
        />
        <details class="question-answer">
          <summary>{words.answer}</summary>
          <ul>
            {known.map(({ right, text, why }, value) => (
              <li key={value} data-right={right}>
                <strong>
                  {right ? '✓' : '✗'} {text}
                </strong>
                {' — '}
                <span class="why">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </InLesson.Provider>
  );
}

/** Read by its question. */
export function Option(_: OptionProps) {
  return null;
}

export function Why({ children }: { children: ComponentChildren }) {
  return <>{children}</>;
}

/** Splits children into those of one component and the rest. */
export function split<Props>(
  children: ComponentChildren,
  kind: (props: Props) => unknown,
): [VNode<Props>[], ComponentChildren[]] {
  const all = toChildArray(children);
  const ofKind = (one: (typeof all)[number]) => typeof one === 'object' && one.type === kind;
  return [all.filter(ofKind) as VNode<Props>[], all.filter((one) => !ofKind(one))];
}
