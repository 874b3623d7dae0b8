import { lessons } from '../lesson-list';
import { href } from '../lib/href';
import { pageWords } from './page-words';

export function Lessons() {
  return (
    <main class="page-text">
      <h1>{pageWords.lessons.title}</h1>
      <p>{pageWords.lessons.lead}</p>
      <ol class="lesson-list" lang="en">
        {lessons.map(({ slug, title, summary }) => (
          <li key={slug}>
            <a href={href(`/lessons/${slug}/`)}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ol>
    </main>
  );
}
