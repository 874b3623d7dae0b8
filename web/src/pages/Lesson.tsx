import type { ComponentType } from 'preact';
import { lessons } from '../lesson-list';
import { href } from '../lib/href';
import { furtherFigures } from '../player/further-figures';
import { storyStage } from '../player/story-stage';
import { lessonComponents } from '../widgets';
import { NotFound } from './NotFound';

/** The page of one lesson, once its text and all that its stories draw with have arrived. */
export async function loadLesson(slug: string): Promise<ComponentType> {
  const lesson = lessons.find((one) => one.slug === slug);
  if (!lesson) return NotFound;
  const figures = hasFigures() ? furtherFigures.load() : null;
  const [Text] = await Promise.all([lesson.loadText(), figures, storyStage.load()]);
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

/** While the site is built, and where what was built has pictures that are not on the stage. */
const hasFigures = () =>
  typeof document === 'undefined' || document.querySelector('.sw-figure:not(.st-picture)') !== null;
