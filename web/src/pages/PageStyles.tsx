import { href } from '../lib/href';

/** Styles of the pages around the playground, which its own first visit does without. */
export function PageStyles() {
  return <link rel="stylesheet" href={sheet('/pages.css')} />;
}

/** Styles of lessons and the glossary. */
export function LessonStyles() {
  return <link rel="stylesheet" href={sheet('/lessons.css')} />;
}

/** As the page that was sent writes it: another address of the same sheet would fetch it anew. */
const sheet = (path: string) =>
  (typeof document !== 'undefined' &&
    document.querySelector(`link[href$="${path}"]`)?.getAttribute('href')) ||
  href(path);
