import type { ComponentType } from 'preact';
import type { Lesson } from '../lesson-list';
import { href } from '../lib/href';
import { lessonComponents } from '../widgets';

/** The page of one lesson, once its text has arrived. */
export async function lessonPage({ title, loadText }: Lesson): Promise<ComponentType> {
  const Text = await loadText();
  return () => (
    <main class="page-text lesson">
      <p class="crumb">
        <a href={href('/lessons/')}>Lessons</a>
      </p>
      <h1>{title}</h1>
      <Text components={lessonComponents} />
    </main>
  );
}
