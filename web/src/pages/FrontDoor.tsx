import { Course } from '../door/Course';
import { Opening } from '../door/Opening';
import { Pictures } from '../door/Pictures';
import { doorWords as words } from '../door/words';
import { pageHref } from '../state/settings';
import styles from '../styles/door.css?inline';
import { Linked } from '../ui/Linked';

const doors = [
  { name: 'learn', path: '/lessons/' },
  { name: 'code', path: '/playground/' },
  { name: 'error', path: '/error/' },
] as const;

/** Not escaped in what is sent, and a text in a browser, which makes no HTML of it. */
const Styles = () =>
  typeof document === 'undefined' ? (
    <style dangerouslySetInnerHTML={{ __html: styles }} />
  ) : (
    <style>{styles}</style>
  );

export function FrontDoor() {
  return (
    <main class="front-door">
      <Styles />
      <Opening />
      <h1>{words.headline}</h1>
      <p class="note needs-script">
        <Linked text={words.needsScript} to={['/playground/']} />
      </p>
      <nav class="doors" aria-label={words.doors}>
        {doors.map(({ name, path }) => (
          <a key={name} href={pageHref(path)}>
            <strong>{words[name]}</strong>
            <span>{words[`${name}How`]}</span>
          </a>
        ))}
        <a href={pageHref('/author/')}>
          <strong>{words.course}</strong>
          <span>{words.courseHow}</span>
        </a>
      </nav>
      <h2>{words.examples}</h2>
      <Pictures />
      <Course />
    </main>
  );
}
