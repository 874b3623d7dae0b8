import type { Core } from '../core';
import type { Int, Scene } from '../core/types';

interface Got {
  step: number;
  scene: Scene | null;
}

/** The scenes of one story, of which the next one can be got ready while nobody waits for it. */
export function createSceneSource(core: Core, source: string, statement: number) {
  const get = (step: number): Got => ({ step, scene: core.scene(source, statement, step) });
  let shown: Got | null = null;
  let next: Got | null = null;
  let way = 1;
  return {
    /** Null where there is no such step; throws as the core does. */
    at(wanted: Int): Scene | null {
      const step = Number(wanted);
      if (shown?.step === step) return shown.scene;
      way = shown && step < shown.step ? -1 : 1;
      shown = next?.step === step ? next : get(step);
      return shown.scene;
    },
    /** Gets the step that comes next on the same way. */
    prepare(): void {
      if (!shown || next?.step === shown.step + way) return;
      try {
        next = get(shown.step + way);
      } catch {
        // Whoever comes there is told.
      }
    },
  };
}
