/** The core as a library: what a program prints, and the steps of its operations. */
import type { Core } from '../../wasm/binding';
import type { Int, Scene, Story, Transcript } from '../../wasm/types';

export type * from '../../wasm/types';

/** A program that has run. The core computes steps on request. */
export interface Run {
  readonly program: string;
  /** The output and error of each statement, as in Python. */
  readonly transcript: Transcript;
  /** The steps of every statement that has some, in order. */
  readonly stories: readonly Story[];
  /** The steps of one statement, by its index; null if there is nothing to step through. */
  story(statement: number): Story | null;
  /** One step: its sentence and its figures. Null if there is no such step. */
  scene(statement: number, step: Int): Scene | null;
  /** The steps that *Next* stops at, or all steps. Computed one by one: there may be billions. */
  scenes(statement: number, which?: 'stops' | 'all'): Generator<Scene>;
}

export function runIn(core: Core, program: string): Run {
  const transcript = core.run(program);
  const story = (statement: number) => core.story(program, statement);
  return {
    program,
    transcript,
    get stories() {
      return transcript.statements
        .filter(({ operations }) => operations > 0)
        .flatMap(({ index }) => story(index) ?? []);
    },
    story,
    scene: (statement, step) => core.scene(program, statement, step),
    *scenes(statement, which = 'stops') {
      const told = story(statement);
      for (const step of told ? stepsOf(told, which) : []) {
        const scene = core.scene(program, statement, step);
        if (scene) yield scene;
      }
    },
  };
}

function* stepsOf({ stops, steps }: Story, which: 'stops' | 'all'): Generator<Int> {
  if (which === 'stops') yield* stops;
  else for (let step = 0; step < Number(steps); step++) yield step;
}
