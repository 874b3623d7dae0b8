/** The stage's only clock: moves the position to the wanted step, from wherever it is. */

/** Milliseconds for one move, and the limit for a run of many steps. */
const MOVE = 560;
const MORE = 130;
const MOST = 1500;
/** For a jump of more than FAR steps only the last move is animated. */
const FAR = 40;

export interface Clock {
  /** Moves to a step within `within` milliseconds after `lead`, or at once if `still`. */
  to(step: number, still: boolean, within?: number, lead?: number): void;
  position(): number;
  stop(): void;
}

export function createClock(start: number, draw: (position: number) => void): Clock {
  let [position, from, target, began, time] = [start, start, start, 0, 0];
  let frame = 0;
  const tick = (now: number) => {
    const share = time > 0 ? Math.min(1, Math.max(0, (now - began) / time)) : 1;
    position = share < 1 ? from + (target - from) * share : target;
    draw(position);
    frame = share < 1 ? requestAnimationFrame(tick) : 0;
  };
  return {
    position: () => position,
    to(step, still, within = MOST, lead = 0) {
      target = step;
      if (Math.abs(target - position) > FAR) position = target - Math.sign(target - position);
      const way = Math.abs(target - position);
      if (still || way === 0) {
        cancelAnimationFrame(frame);
        [position, frame] = [target, 0];
        draw(position);
        return;
      }
      from = position;
      time = Math.min(
        MOST,
        within - lead,
        way <= 1 ? MOVE * Math.sqrt(way) : MOVE + (way - 1) * MORE,
      );
      began = performance.now() + lead;
      if (!frame) frame = requestAnimationFrame(tick);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
