/** Two programs that differ in a word; ../live/LiveCompare.tsx steps them as one. */
import type { ComponentChildren } from 'preact';
import { placeOf } from '../../state/at';
import { useLesson } from './context';
import { Still } from './Still';

interface CompareProps {
  program: string;
  /** The name of the program beside it. */
  with: string;
  /** What to look for. */
  children: ComponentChildren;
}

/** The text, and both programs over the last frames of their stories. */
export function Compare({ program, with: other, children }: CompareProps) {
  const lesson = useLesson();
  lesson.outline.push(`compare ${program} ${other}`);
  const left = placeOf(lesson.core, lesson.of(program), 'END');
  return (
    <figure class="lesson-compare" data-compare data-needs-core data-statement={left?.statement}>
      <figcaption>{children}</figcaption>
      <div class="stage-pane">
        <div class="compared">
          {[program, other].map((name) => {
            const code = lesson.of(name);
            const place = placeOf(lesson.core, code, 'END');
            if (!place) lesson.faults.push(`${name} has no story to compare`);
            return (
              <div key={name}>
                <pre class="lesson-program" data-fact>
                  <code>{code}</code>
                </pre>
                <div class="still sw-stage">{place && <Still code={code} place={place} />}</div>
              </div>
            );
          })}
        </div>
        <div class="live" />
      </div>
    </figure>
  );
}
