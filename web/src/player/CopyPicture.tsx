import type { RefObject } from 'preact';
import { copyLater } from '../lib/copy-text';
import { memo } from '../lib/memo';
import { CopyButton } from '../ui/CopyButton';
import { onRequest } from './on-request';
import { playerWords as words } from './words';

/** Copies the pictures that `stage` shows now. */
export const CopyPicture = memo(({ stage }: { stage: RefObject<HTMLElement | null> }) => {
  const made = async () => {
    await onRequest.load();
    const parts = onRequest.arrived.peek();
    if (!parts || !stage.current) throw new Error('no picture');
    return { ...parts, place: stage.current };
  };
  const svg = async () => {
    const { pictureOf, place } = await made();
    return new Blob([pictureOf(place).svg], { type: 'text/plain' });
  };
  const png = async () => {
    const { pngOf, place } = await made();
    return pngOf(place);
  };
  return (
    <div class="sw-copy">
      <CopyButton label={words.copySvg} copy={() => copyLater('text/plain', svg())} />
      <CopyButton label={words.copyPng} copy={() => copyLater('image/png', png())} />
    </div>
  );
});
