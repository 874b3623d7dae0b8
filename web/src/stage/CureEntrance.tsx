/** Plays the first move of a cure, once, before its own story is shown. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { markPicture } from '../lib/first-picture';
import type { CureMove } from './cure';
import { painter } from './paint';
import { StagePicture } from './StagePicture';

interface Props {
  move: CureMove;
  title: string;
  sentence: string;
  onEnd: () => void;
}

/** Milliseconds before the move, in which the reader finds the sentence, and of the move. */
const LEAD = 350;
const MOVE = 900;

export function CureEntrance({ move, title, sentence, onEnd }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(markPicture, []);
  useEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (!svg) return;
    const paint = painter(svg, move.story);
    const begin = performance.now() + LEAD;
    let frame = requestAnimationFrame(function tick(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / MOVE));
      const { width, height } = move.boxAt(share);
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      paint(share);
      if (share < 1) frame = requestAnimationFrame(tick);
      else onEnd();
    });
    return () => cancelAnimationFrame(frame);
  }, [move]);
  return (
    <div class="st-stage" ref={place}>
      <StagePicture
        story={{ ...move.story, ...move.boxAt(0) }}
        position={0}
        title={title}
        sentence={sentence}
      />
    </div>
  );
}
