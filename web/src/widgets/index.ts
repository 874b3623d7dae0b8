/** What a lesson's text may use: tag -> component. */
import { OwnShapes } from './OwnShapes';
import { Predict } from './Predict';
import { StoryWidget } from './StoryWidget';

export const lessonComponents = { OwnShapes, Predict, Story: StoryWidget };
export type LessonComponents = typeof lessonComponents;
