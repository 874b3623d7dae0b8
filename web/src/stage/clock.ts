/** The one clock: brings the position to the step that is wanted, from wherever it is. */

/** Milliseconds for one move, and the most for a way of many steps. */
const MOVE = 560;
const MORE = 130;
const MOST = 1500;
/** A way longer than this is not walked: only its last move is seen. */
const FAR = 40;

export interface Clock {
  /** Goes there, within so many milliseconds; at once where `still`. */
  to(step: number, still: boolean, within?: number): void;
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
    to(step, still, within = MOST) {
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
      time = Math.min(MOST, within, way <= 1 ? MOVE * Math.sqrt(way) : MOVE + (way - 1) * MORE);
      began = performance.now();
      if (!frame) frame = requestAnimationFrame(tick);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
