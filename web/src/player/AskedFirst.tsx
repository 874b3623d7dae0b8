import type { ComponentChildren } from 'preact';
import type { Core } from '../core';
import { late } from '../lib/late';
import type { ProgramModel } from '../state/program';
import type { AskedProps } from './Asked';

const Asked = late(async () => (await import('./Asked')).Asked);

interface Props {
  core: Core;
  program: ProgramModel;
  onAnswer?: AskedProps['onAnswer'];
  /** The story. */
  children: ComponentChildren;
}

/** The story, or first a question about it where the reader wants to be asked. */
export function AskedFirst({ core, program, onAnswer, children }: Props) {
  const [ran, statement] = [program.ran.value, program.statement.value];
  if (!program.predict.value || !ran || statement === null) return <>{children}</>;
  return (
    <Asked
      core={core}
      source={ran.source}
      statement={statement}
      step={program.step.value}
      player={program.player}
      onStep={(step) => {
        program.step.value = step;
      }}
      {...(onAnswer && { onAnswer })}
    >
      {children}
    </Asked>
  );
}
