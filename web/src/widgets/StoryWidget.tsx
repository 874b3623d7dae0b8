import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Core } from '../core';
import type { Int, Statement, Story } from '../core/types';
import { playground } from '../lib/href';
import { StoryPlayer } from '../player/StoryPlayer';
import { formatAddress } from '../state/url';
import { NotRun } from '../ui/NotRun';
import { Printed } from '../ui/Printed';
import { WithCore } from './WithCore';

interface Props {
  code: string;
  /** Index of the statement; the one that the core suggests where it is left out. */
  statement?: number;
  /** First and last step that the still frames show; the whole story where they are left out. */
  from?: number;
  to?: number;
  /** Says what the picture shows, for those who only hear it. */
  label: string;
}

/** What a reader's hand has made of the program. */
interface Changed {
  code: string;
  statement: number;
}

/** One statement's story in a lesson. Without JavaScript: its stops as still frames. */
export function StoryWidget(props: Props) {
  const [changed, setChanged] = useState<Changed | null>(null);
  const code = changed?.code ?? props.code;
  return (
    <figure class="story-widget" aria-label={props.label}>
      <pre class="lesson-program">
        <code>{code.trimEnd()}</code>
      </pre>
      <WithCore class="story-widget-live" asks={props.code}>
        {(core) => (
          <Live {...props} {...changed} own={props.code} core={core} onChange={setChanged} />
        )}
      </WithCore>
    </figure>
  );
}

interface LiveProps extends Props {
  core: Core;
  /** The lesson's program. */
  own: string;
  /** Another size was written into the program; null: it is to be the lesson's own again. */
  onChange: (changed: Changed | null) => void;
}

function Live({ core, own, code, statement, from, to, onChange }: LiveProps) {
  const step = useSignal<Int>(from ?? 0);
  const { statements, suggested } = core.run(code);
  const chosen = statements[statement ?? suggested ?? -1];
  const story = chosen && core.story(code, chosen.index);
  if (!chosen || !story) return <p class="note">This program has no story.</p>;
  return (
    <>
      <StoryPlayer
        core={core}
        source={code}
        statement={chosen.index}
        step={step.value}
        onStep={(next) => {
          step.value = next;
        }}
        controls="full"
        onProgram={(program, place) => {
          step.value = place.step;
          onChange({ code: program, statement: place.statement });
        }}
      />
      {typeof window === 'undefined' && (
        <noscript>
          <Stills core={core} code={code} statement={chosen} stops={stopsOf(story, from, to)} />
        </noscript>
      )}
      <p class="story-widget-foot">
        <a href={playground + formatAddress({ code, statement: chosen.index, step: step.value })}>
          Change this program in the playground
        </a>
        {code !== own && (
          <button type="button" class="button" onClick={() => onChange(null)}>
            Put the sizes back
          </button>
        )}
      </p>
    </>
  );
}

function stopsOf(story: Story, from: number | undefined, to: number | undefined): Int[] {
  return story.stops.filter(
    (stop) => Number(stop) >= (from ?? 0) && Number(stop) <= (to ?? Number.POSITIVE_INFINITY),
  );
}

interface StillsProps {
  core: Core;
  code: string;
  statement: Statement;
  stops: Int[];
}

/** Each stop after the first as a picture with its sentence, then what Python answers. */
function Stills({ core, code, statement, stops }: StillsProps) {
  return (
    <>
      <ol class="stills">
        {stops.slice(1).map((stop) => (
          <li key={stop}>
            <StoryPlayer
              core={core}
              source={code}
              statement={statement.index}
              step={stop}
              onStep={() => {}}
              controls="none"
            />
          </li>
        ))}
      </ol>
      <p>Python answers:</p>
      <Printed statement={statement} />
      <NotRun statement={statement} />
    </>
  );
}
