import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import { playerWords } from '../player/words';
import type { Box } from '../stage/grid';
import { StagePicture } from '../stage/StagePicture';
import type { Film } from './films';
import { asksForStillness, type FilmMoment, lastOf, play } from './play';
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
  const moment = useRef<FilmMoment>({ time: 0 });
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (!svg || !screening || !playing || asksForStillness()) return;
    return play(svg, screening, moment.current);
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

/** With reduced motion the film shows the end of its story. */
const opening = (screening: Screening) =>
  typeof matchMedia !== 'undefined' && asksForStillness()
    ? lastOf(screening)
    : Number(screening.operation.first);
