import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import { playerWords } from '../player/words';
import type { Box } from '../stage/grid';
import { painter } from '../stage/paint';
import { StagePicture } from '../stage/StagePicture';
import type { Film } from './films';
import { reelOf } from './reel-time';
import { type Screening, screen } from './screening';

interface Props {
  core: Core;
  film: Film;
  room: Box;
}

/** A story that plays by itself, again and again, without words; still for those who ask for that. */
export function Reel({ core, film, room }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const screening = useMemo(
    () => screen(core, film, room, playerWords),
    [core, film, room.width, room.height],
  );
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (!svg || !screening || !playing || still()) return;
    return play(svg, screening);
  }, [screening, playing]);
  if (!screening) return null;
  return (
    <div class="st-reel" ref={place}>
      <StagePicture
        story={screening.stage}
        position={opening(screening)}
        title={screening.story.source}
        sentence=""
      />
      <button type="button" class="button st-reel-pause" onClick={() => setPlaying(!playing)}>
        {playing ? playerWords.pause : playerWords.play}
      </button>
    </div>
  );
}

/** While it is in sight. */
function play(svg: SVGSVGElement, screening: Screening): () => void {
  const reel = timed(screening);
  const paint = painter(svg, screening.stage);
  let [time, before, frame] = [0, 0, 0];
  const tick = (now: number) => {
    time += Math.min(100, now - before);
    before = now;
    paint(reel.at(time));
    frame = requestAnimationFrame(tick);
  };
  const seen = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    if (!entry?.isIntersecting) return;
    before = performance.now();
    frame = requestAnimationFrame(tick);
  });
  seen.observe(svg);
  return () => {
    seen.disconnect();
    cancelAnimationFrame(frame);
  };
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function timed({ operation, stops }: Screening) {
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  const last = Number(operation.first) + Number(operation.steps) - 1;
  return reelOf(stops, elements ? Number(elements.first) : null, last);
}

/** Where nothing moves, the end of the story is the picture of it. */
const opening = ({ operation }: Screening) =>
  typeof matchMedia !== 'undefined' && still()
    ? Number(operation.first) + Number(operation.steps) - 1
    : Number(operation.first);
