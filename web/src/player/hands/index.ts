/** Pointer and keys over a story's cells and sizes. */
import type { Operation } from '../../core/types';
import { addStyles } from '../../lib/add-styles';
import styles from '../../styles/hands.css?inline';
import { createKin } from './kin';
import { walk } from './walk';

export { ChapterName, chapterAt } from './ChapterName';
export { createDesk, type Desk } from './desk';
export { NameButtons } from './NameButtons';

addStyles(styles);

/** Attaches pointer and keys to the story around `stage`; returns a function that detaches them. */
export function hold(stage: Element, operation: () => Operation | undefined): () => void {
  const story = stage.closest('.sw-story') ?? stage;
  const kin = createKin(story.closest<HTMLElement>('.story-pane') ?? (story as HTMLElement));
  const away = walk(story, stage, kin, operation);
  return () => {
    away();
    kin.stop();
  };
}
