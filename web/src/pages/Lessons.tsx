import { lessons } from '../lesson-list';
import { href } from '../lib/href';

export function Lessons() {
  return (
    <main lang="en" class="page-text">
      <h1>Lessons</h1>
      <p>
        Each begins with a question. Each can be stepped through, and changed to your own numbers.
      </p>
      <ol class="lesson-list">
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
