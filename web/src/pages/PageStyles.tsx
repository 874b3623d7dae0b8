import { href } from '../lib/href';

/** Styles of the pages around the playground, which its own first visit does without. */
export function PageStyles() {
  return <link rel="stylesheet" href={href('/pages.css')} />;
}

/** Styles of lessons and the glossary. */
export function LessonStyles() {
  return <link rel="stylesheet" href={href('/lessons.css')} />;
}
