import type { ComponentType } from 'preact';
import { lessons } from '../lesson-list';
import { href } from '../lib/href';
import { furtherFigures } from '../player/further-figures';
import { lessonComponents } from '../widgets';
import { NotFound } from './NotFound';

/** The page of one lesson, once its text and all that its stories draw with have arrived. */
export async function loadLesson(slug: string): Promise<ComponentType> {
  const lesson = lessons.find((one) => one.slug === slug);
  if (!lesson) return NotFound;
  const [Text] = await Promise.all([lesson.loadText(), furtherFigures.load()]);
  return () => (
    <main lang="en" class="page-text lesson">
      <p class="crumb">
        <a href={href('/lessons/')}>Lessons</a>
      </p>
      <h1>{lesson.title}</h1>
      <Text components={lessonComponents} />
    </main>
  );
}
