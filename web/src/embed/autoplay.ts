import { effect } from '@preact/signals';
import type { ProgramModel } from '../state/program';

/** Plays a story once it stands there, for readers who want motion. */
export function playIfWanted(program: ProgramModel): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let begun = false;
  return effect(() => {
    const player = program.player.value;
    if (begun || !player) return;
    begun = true;
    if (!player.atEnd.peek()) player.toggle();
  });
}
