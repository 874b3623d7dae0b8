import type { Story } from '../core/types';
import { inBrowser } from '../lib/in-browser';
import type { Player } from '../state/player';
import { ChapterTree } from './ChapterTree';

/** The number of lines visible at once; the list scrolls to show the others. */
const MOST = 8;

interface Props {
  story: Story;
  player: Player;
  operation: number;
}

/** Room for the chapters of a story that has any; the browser fills it. */
export function Outline(props: Props) {
  const { chapters, operations } = props.story;
  if (chapters.length === 0) return null;
  const lines = Math.min(MOST, chapters.length + operations.length);
  return (
    <div class="sw-outline" style={{ blockSize: `calc(${1.5 * lines}rem + 2px)` }}>
      {inBrowser && <ChapterTree key={props.story.statement} {...props} />}
    </div>
  );
}
