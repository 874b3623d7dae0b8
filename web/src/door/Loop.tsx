import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Film } from '../film/films';
import { type FilmMoment, lastOf, play, timed } from '../film/play';
import { screen } from '../film/screening';
import { spoken } from '../locales/translation';
import { playerWords } from '../player/words';
import type { Box } from '../stage/grid';
import { StagePicture } from '../stage/StagePicture';

interface Props {
  core: Core;
  film: Film;
  room: Box;
  playing: boolean;
  label: string;
}

/** How long the picture that was sent stands before the film begins, in ms. */
const BEFORE = 1500;

/** A film that begins with its last picture, which is the one that was sent, and fades into its first. */
export function Loop({ core, film, room, playing, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { language } = spoken.value;
  const screening = useMemo(
    () => screen(core, film, room, playerWords),
    [core, film, room, language],
  );
  const moment = useRef<FilmMoment | null>(null);
  useEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (!svg || !screening || !playing) return;
    moment.current ??= { time: timed(screening).length - BEFORE };
    return play(svg, screening, moment.current);
  }, [screening, playing]);
  return (
    <div ref={place}>
      {screening && (
        <StagePicture
          story={screening.stage}
          position={lastOf(screening)}
          title={label}
          sentence=""
        />
      )}
    </div>
  );
}
