import { effect } from '@preact/signals';
import type { ProgramModel } from '../state/program';

/** Plays from the present step, unless the reader prefers reduced motion. */
export function play({ player }: ProgramModel): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const now = player.peek();
  if (now && !now.playing.peek() && !now.atEnd.peek()) now.toggle();
}

/** Plays a story once it stands there and is seen. */
export function playWhenSeen(program: ProgramModel, element: Element): () => void {
  let stop = () => {};
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      stop = effect(() => {
        if (!program.player.value) return;
        queueMicrotask(() => stop());
        play(program);
      });
    },
    { threshold: 0.3 },
  );
  seen.observe(element);
  return () => {
    seen.disconnect();
    stop();
  };
}
