import type { RefObject } from 'preact';
import { copyLater } from '../lib/copy-text';
import { memo } from '../lib/memo';
import { CopyButton } from '../ui/CopyButton';
import { playerWords as words } from './words';

/** Copies the figures that stand in `stage` now. */
export const CopyPicture = memo(({ stage }: { stage: RefObject<HTMLElement | null> }) => {
  const figures = () => [...(stage.current?.querySelectorAll<SVGSVGElement>('.sw-figure') ?? [])];
  const svg = async () => {
    const { pictureOf } = await import('./picture');
    return new Blob([pictureOf(figures()).svg], { type: 'text/plain' });
  };
  const png = async () => (await import('./picture')).pngOf(figures());
  return (
    <div class="sw-copy">
      <CopyButton label={words.copySvg} copy={() => copyLater('text/plain', svg())} />
      <CopyButton label={words.copyPng} copy={() => copyLater('image/png', png())} />
    </div>
  );
});
