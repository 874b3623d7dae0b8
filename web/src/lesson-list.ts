/** Every folder of web/lessons/ is a lesson: lesson.json says what it is, en.mdx is its text. */
import type { MDXContent } from 'mdx/types';

export interface LessonMeta {
  /** Place in the list. */
  order: number;
  title: string;
  summary: string;
}

export interface Lesson extends LessonMeta {
  slug: string;
  loadText(): Promise<MDXContent>;
}

const metas = import.meta.glob<LessonMeta>('../lessons/*/lesson.json', {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<MDXContent>('../lessons/*/en.mdx', { import: 'default' });

export const lessons: Lesson[] = Object.entries(metas)
  .map(([file, meta]) => {
    const loadText = texts[file.replace('lesson.json', 'en.mdx')];
    if (!loadText) throw new Error(`${file} has no text beside it`);
    return { ...meta, slug: file.split('/').at(-2) ?? '', loadText };
  })
  .sort((a, b) => a.order - b.order);
