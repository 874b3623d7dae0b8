import type { RefObject } from 'preact';
import { copyLater } from '../lib/copy-text';
import { memo } from '../lib/memo';
import { CopyButton } from '../ui/CopyButton';
import { playerWords as words } from './words';

/** Copies the pictures that stand in `stage` now. */
export const CopyPicture = memo(({ stage }: { stage: RefObject<HTMLElement | null> }) => {
  const picture = async () => {
    const made = await import('./picture');
    if (!stage.current) throw new Error('no picture');
    return { made, place: stage.current };
  };
  const svg = async () => {
    const { made, place } = await picture();
    return new Blob([made.pictureOf(place).svg], { type: 'text/plain' });
  };
  const png = async () => {
    const { made, place } = await picture();
    return made.pngOf(place);
  };
  return (
    <div class="sw-copy">
      <CopyButton label={words.copySvg} copy={() => copyLater('text/plain', svg())} />
      <CopyButton label={words.copyPng} copy={() => copyLater('image/png', png())} />
    </div>
  );
});
