import type { Core } from '../core';
import type { Int } from '../core/types';
import { lazyComponent } from '../lib/lazy-component';
import type { ProgramModel } from '../state/program';
import type { AskedProps } from './Asked';
import { onRequest } from './on-request';
import { StoryPlayer, type StoryPlayerProps } from './StoryPlayer';

const SideBySide = lazyComponent(onRequest, (parts) => parts.SideBySide);
const Asked = lazyComponent(onRequest, (parts) => parts.Asked);

/** Whether the code has arrived that draws the story: two programs and questions have files of their own. */
export const canBeDrawn = ({ compare, predict }: ProgramModel): boolean =>
  onRequest.arrived.value !== null || !(compare.value || predict.value);

interface Props
  extends Pick<
    StoryPlayerProps,
    | 'controls'
    | 'compact'
    | 'chosen'
    | 'looks'
    | 'dials'
    | 'onUse'
    | 'onProgram'
    | 'remember'
    | 'steady'
    | 'Saves'
  > {
  core: Core;
  program: ProgramModel;
  onAnswer?: AskedProps['onAnswer'];
}

/**
 * The story of the chosen statement, or a question about it first if the reader wants quizzes. A
 * step renders only this component and nothing around it.
 */
export function ProgramStory({ core, program, onAnswer, ...look }: Props) {
  const [ran, statement] = [program.ran.value, program.statement.value];
  if (!ran || statement === null) return null;
  const place = {
    core,
    source: ran.source,
    statement,
    step: program.step.value,
    onStep: (step: Int) => {
      program.step.value = step;
    },
  };
  const other = program.compare.value;
  if (other) {
    const { range } = program;
    const { controls, compact } = look;
    return (
      <SideBySide
        {...place}
        other={other}
        onPlayer={program.attach}
        range={range.value}
        controls={controls === 'outside' ? 'full' : controls}
        compact={compact}
      />
    );
  }
  const story = (
    <StoryPlayer
      {...place}
      {...look}
      onPlayer={program.attach}
      windows={program.windows}
      repair={program.repair}
      colour={program.colour.value || undefined}
      range={program.range.value}
    />
  );
  if (!program.predict.value) return story;
  return (
    <Asked {...place} player={program.player} {...(onAnswer && { onAnswer })}>
      {story}
    </Asked>
  );
}
