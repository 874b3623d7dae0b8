import { href } from '../lib/href';

/** Styles of the pages around the playground, which its own first visit does without. */
export function PageStyles() {
  return <link rel="stylesheet" href={sheet('/pages.css')} />;
}

/** Styles of lessons and the glossary. */
export function LessonStyles() {
  return <link rel="stylesheet" href={sheet('/lessons.css')} />;
}

export function AuthorStyles() {
  return <link rel="stylesheet" href={sheet('/author.css')} />;
}

export function SearchStyles() {
  return <link rel="stylesheet" href={sheet('/search.css')} />;
}

/** Writes the address exactly as the sent page does: any other spelling would fetch the sheet again. */
const sheet = (path: string) =>
  (typeof document !== 'undefined' &&
    document.querySelector(`link[href$="${path}"]`)?.getAttribute('href')) ||
  href(path);
