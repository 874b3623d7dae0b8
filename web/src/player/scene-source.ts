import type { Core } from '../core';
import type { Int, Scene } from '../core/types';

interface Got {
  step: number;
  scene: Scene | null;
}

/** The scenes of one story; the next scene can be prepared while the page is idle. */
export function createSceneSource(core: Core, source: string, statement: number) {
  const get = (step: number): Got => ({ step, scene: core.scene(source, statement, step) });
  let shown: Got | null = null;
  let next: Got | null = null;
  let way = 1;
  return {
    /** Null if there is no such step; throws the core's errors. */
    at(wanted: Int): Scene | null {
      const step = Number(wanted);
      if (shown?.step === step) return shown.scene;
      way = shown && step < shown.step ? -1 : 1;
      shown = next?.step === step ? next : get(step);
      return shown.scene;
    },
    /** Computes the next scene in the same direction. */
    prepare(): void {
      if (!shown || next?.step === shown.step + way) return;
      try {
        next = get(shown.step + way);
      } catch {
        // An error here is ignored: `at` throws it again when the reader gets to that step.
      }
    },
  };
}
