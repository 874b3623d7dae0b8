import { useEffect } from 'preact/hooks';
import type { Story } from '../core/types';
import { idle } from '../lib/idle';
import { part } from '../lib/part';
import type { Player } from '../state/player';

const tree = part(() => import('./ChapterTree'));

/** At most so many lines are seen at once; all are in the list. */
const MOST = 8;

interface Props {
  story: Story;
  player: Player;
  operation: number;
}

/** Room for the chapters of the story, where it has any; they come when the page rests. */
export function Outline(props: Props) {
  const { chapters, operations } = props.story;
  useEffect(() => {
    // Without them the story is told as before.
    if (chapters.length > 0)
      idle()
        .then(tree.load)
        .catch(() => {});
  }, [chapters]);
  if (chapters.length === 0) return null;
  const arrived = tree.arrived.value;
  const lines = Math.min(MOST, chapters.length + operations.length);
  return (
    <div class="sw-outline" style={{ blockSize: `calc(${1.5 * lines}rem + 2px)` }}>
      {arrived && <arrived.ChapterTree key={props.story.statement} {...props} />}
    </div>
  );
}
