/** Frames of a film under each other in one SVG that stands by itself, in light or dark. */
import { renderToString } from 'preact-render-to-string';
import type { Core } from '../core';
import { translate } from '../figures/geometry';
import { playerWords } from '../player/words';
import type { Box } from '../stage/grid';
import { StagePicture } from '../stage/StagePicture';
import figures from '../styles/figures.css?inline';
import styles from '../styles/stage.css?inline';
import tokens from '../styles/tokens.css?inline';
import type { Film } from './films';
import { framesOf, screen } from './screening';

const GAP = 16;

/** `frames` is a number of frames, or their positions. Null where the stage does not show this film. */
export function filmstrip(
  core: Core,
  film: Film,
  frame: Box,
  { frames, columns }: { frames: number | readonly number[]; columns: number },
): string | null {
  const screening = screen(core, film, frame, playerWords);
  if (!screening) return null;
  const places = typeof frames === 'number' ? framesOf(screening, frames) : frames;
  const [wide, high] = [frame.width + GAP, frame.height + GAP];
  const width = columns * wide + GAP;
  const height = Math.ceil(places.length / columns) * high + GAP;
  const { stage } = screening;
  const scale = Math.min(frame.width / stage.width, frame.height / stage.height);
  const picture = renderToString(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} class="sw-figure">
      <title>{film.name}</title>
      <style>{`${tokens}${figures}${styles}`}</style>
      <rect width="100%" height="100%" fill="var(--line)" />
      {places.map((position, at) => (
        <g
          key={position}
          transform={translate(GAP + (at % columns) * wide, GAP + Math.floor(at / columns) * high)}
        >
          <rect {...frame} fill="var(--paper)" />
          <g transform={`scale(${scale})`}>
            <StagePicture
              story={stage.around(Math.ceil(position))}
              position={position}
              title={film.name}
              sentence=""
            />
          </g>
        </g>
      ))}
    </svg>,
  );
  return asXml(picture);
}

/** A separate file is XML, and XML wants a value for each attribute. */
export const asXml = (svg: string) => svg.replace(/ (data-[a-z]+)(?=[ />])/g, ' $1=""');
