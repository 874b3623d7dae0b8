import { painter } from '../stage/paint';
import { reelOf } from './reel-time';
import type { Screening } from './screening';

/** Playing time of a film in milliseconds. A film that was out of sight goes on from there. */
export interface FilmMoment {
  time: number;
}

/** Plays a film in its picture while that is in sight, again and again; returns how to stop it. */
export function play(svg: SVGSVGElement, screening: Screening, moment: FilmMoment): () => void {
  const reel = timed(screening);
  const paint = painter(svg, screening.stage);
  let [before, frame] = [0, 0];
  const tick = (now: number) => {
    moment.time += Math.min(100, now - before);
    before = now;
    paint(reel.at(moment.time));
    svg.style.opacity = String(reel.light(moment.time));
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
    svg.style.opacity = '';
  };
}

export function timed(screening: Screening) {
  const { operation, stops } = screening;
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  return reelOf(stops, elements ? Number(elements.first) : null, lastOf(screening));
}

export const asksForStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const lastOf = ({ operation }: Screening) =>
  Number(operation.first) + Number(operation.steps) - 1;
