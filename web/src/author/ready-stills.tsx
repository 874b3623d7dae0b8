/** The pictures of the ready widgets, drawn when the site is built: one file for each language. */
import { renderToString } from 'preact-render-to-string';
import type { Core } from '../core';
import { asXml } from '../film/filmstrip';
import { lastOf } from '../film/play';
import { screen } from '../film/screening';
import { playerWords } from '../player/words';
import { StageStill } from '../stage/StageStill';
import { readyRoom, readyWidgets } from './ready';

/** An SVG with an SVG for each widget, found by its id. */
export function readyStills(core: Core): string {
  const stills = readyWidgets.map(({ name, code }) => {
    const screening = screen(core, { name, code }, readyRoom, playerWords);
    if (!screening) throw new Error(`The stage has no picture of: ${code}`);
    return (
      <g key={name} id={name}>
        <StageStill story={screening.stage} position={lastOf(screening)} label={name} />
      </g>
    );
  });
  const svg = renderToString(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      {stills}
    </svg>,
  );
  return asXml(svg);
}
