/** The smaller parts of a lesson's text. */
import type { ComponentChildren } from 'preact';
import { lessons } from '../../lesson-list';
import { href } from '../../lib/href';
import { addressIn } from '../../locales/route';
import { spoken } from '../../locales/translation';
import { lessonWords as words } from '../words';
import { useLesson } from './context';
import { split } from './Question';

/** A word of the glossary. */
export function Term({ id, children }: { id: string; children: ComponentChildren }) {
  useLesson().outline.push(`term ${id}`);
  return (
    <a class="term" href={`${href(addressIn(spoken.value.language, '/glossary/'))}#${id}`}>
      {children}
    </a>
  );
}

/** Another lesson. */
export function To({ lesson, children }: { lesson: string; children: ComponentChildren }) {
  useLesson().outline.push(`to ${lesson}`);
  // A lesson that is not written yet gets no link.
  if (!lessons.some(({ slug }) => slug === lesson)) return <>{children}</>;
  return <a href={href(addressIn(spoken.value.language, `/lessons/${lesson}/`))}>{children}</a>;
}

/** A common wrong sentence, where it is stated, and then what is right. */
export function Wrong({ source, children }: { source: string; children: ComponentChildren }) {
  useLesson().outline.push(`wrong ${source}`);
  const [said, right] = split(children, Said);
  return (
    <div class="wrong">
      <blockquote cite={source}>
        {said} <a href={source}>{words.stated}</a>
      </blockquote>
      <div class="wrong-right">{right}</div>
    </div>
  );
}

export function Said({ children }: { children: ComponentChildren }) {
  return <>{children}</>;
}

/** A word of the glossary, explained there and nowhere else. */
export function Entry({
  id,
  name,
  children,
}: {
  id: string;
  name: string;
  children: ComponentChildren;
}) {
  const { outline, without } = useLesson();
  if (without?.has(`entry ${id}`)) return null;
  outline.push(`entry ${id}`);
  return (
    <div id={id}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
