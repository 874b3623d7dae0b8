import { useEffect, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core';
import { isStill } from '../../player/repaired';
import { StoryPlayer } from '../../player/StoryPlayer';
import type { Player } from '../../state/player';
import type { Asked } from '../asked';

/** Steps by hand that are played; what comes before them is left out. */
const PLAYED = 3;

interface Props {
  core: Core;
  asked: Asked;
  /** How often it is to be played to the step that tells why. */
  plays: number;
}

/** The story of a question that was answered. */
export function AnswerStory({ core, asked, plays }: Props) {
  const { program, statement, reveals } = asked;
  const [step, setStep] = useState(0);
  const player = useRef<Player | null>(null);
  useEffect(() => {
    const shown = player.current;
    if (!shown) return;
    if (isStill()) {
      shown.goTo(reveals);
      return;
    }
    const stops = core.story(program, statement)?.stops.map(Number) ?? [];
    const before = stops.filter((stop) => stop < reveals);
    shown.goTo(before.at(-PLAYED) ?? 0);
    shown.toggle();
    return shown.step.subscribe((at) => {
      if (at >= reveals) shown.pause();
    });
  }, [plays]);
  return (
    <StoryPlayer
      core={core}
      source={program}
      statement={statement}
      step={step}
      controls="minimal"
      offered
      onStep={setStep}
      onPlayer={(shown) => {
        player.current = shown;
      }}
    />
  );
}
