import { href } from '../lib/href';

/** Styles of the pages around the playground, which its own first visit does without. */
export function PageStyles() {
  return <link rel="stylesheet" href={sheet('/pages.css')} />;
}

/** Styles of lessons and the glossary. */
export function LessonStyles() {
  return <link rel="stylesheet" href={sheet('/lessons.css')} />;
}

/** What a lesson needs behind its first story: its text and picture are painted before the rest is laid out. */
export function ExerciseStyles() {
  return <link rel="stylesheet" href={sheet('/exercises.css')} data-later />;
}

/** As the page that was sent writes it: another address of the same sheet would fetch it anew. */
const sheet = (path: string) =>
  (typeof document !== 'undefined' &&
    document.querySelector(`link[href$="${path}"]`)?.getAttribute('href')) ||
  href(path);
