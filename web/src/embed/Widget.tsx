import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import { href } from '../lib/href';
import type { MapPlace } from '../map/CallMap';
import { MapPane } from '../map/MapPane';
import { ViewTabs } from '../map/ViewTabs';
import type { Answered } from '../player/Asked';
import type { Compact } from '../player/Controls';
import { ProgramStory } from '../player/ProgramStory';
import type { ProgramModel } from '../state/program';
import { namedStep, shownIn } from '../state/shown-story';
import {
  type ControlsMode,
  formatAddress,
  type LinkState,
  resolve,
  type ViewName,
} from '../state/url';
import { LaidOutSentence } from '../ui/LaidOutSentence';
import { Notes } from '../ui/Notes';
import { RefusalSentence } from '../ui/RefusalSentence';
import { StillRunning } from '../ui/StillRunning';
import { Stopped } from '../ui/Stopped';
import { shellWords as words } from '../ui/words';
import { CoreNotice } from '../widgets/CoreNotice';
import { WithCore } from '../widgets/WithCore';

interface Props {
  state: Partial<LinkState>;
  program: ProgramModel;
  /** The frame's element if the widget is its whole page, and the page's height in px when it opened. */
  frame?: Ref<HTMLElement>;
  opened?: number | undefined;
  /** The page around it shows the program where there is no story. */
  ownText?: boolean;
  onAnswer: (answered: Answered) => void;
}

/** The story of one program in a frame or an element of another page. */
export function Widget({ state, program, frame, opened, ownText, onAnswer }: Props) {
  // Alone it stands at the top; under its story it is another paragraph: nothing that is read moves.
  const place = isTold(program) ? 'below' : 'alone';
  const { controls, height, figures, view, ...resolved } = resolve(state);
  // A map has its own height.
  const size = view === 'map' ? 'full' : resolved.size;
  const open = useSignal(false);
  const Frame = (frame ? 'main' : 'div') as 'main';
  const link = () => href('/playground/') + linkTo(program, state);
  const style = {
    ...(height && { '--box': `${height}px` }),
    ...(opened && { '--frame': `${opened}px` }),
  };
  return (
    <Frame
      ref={frame ?? null}
      class="embed-frame"
      style={style}
      data-size={size}
      data-controls={controls}
      data-open={open.value || undefined}
      data-place={place}
    >
      {(!ownText || place === 'below') && (
        <ProgramText key={place} code={program.source.value.trimEnd()} />
      )}
      {place === 'below' && program.compare.value && (
        <ProgramText code={program.compare.value.trimEnd()} />
      )}
      <WithCore class="embed-story" asks={program.source.value} kept={false}>
        {(core) => (
          <EmbeddedStory
            core={core}
            program={program}
            controls={controls}
            figures={figures}
            view={view}
            compact={size === 'compact' ? { open, link: link() } : undefined}
            onAnswer={onAnswer}
          />
        )}
      </WithCore>
      {program.apart.value && <StillRunning stop={program.apart.value} />}
      <CoreNotice />
      <Notes notes={program.notes.value} />
      <p key={`foot ${place}`} class="embed-foot" part="foot">
        <a href={link()} target="_blank" rel="noopener">
          {words.openInStridewise}
        </a>
      </p>
    </Frame>
  );
}

export const isTold = ({ ran, statement }: ProgramModel): boolean =>
  ran.value !== null && statement.value !== null;

/** The last statement that has a story: course pages mean this one. */
export const lastTold = (core: Core, source: string): number | undefined =>
  core.run(source).statements.findLast(({ operations }) => operations > 0)?.index;

/** Runs the program of an address or an element, and goes to its place: the last story, where none is named. */
export function openPlace(core: Core, program: ProgramModel, state: Partial<LinkState>): void {
  program.open(core, {
    ...state,
    source: state.code ?? '',
    statement: state.statement ?? 'last',
    notes: program.notes.value,
    opened: () => showRange(core, program, state),
  });
}

/** Limits the story to the steps from `first` to `last`, each a number or a name. */
function showRange(core: Core, program: ProgramModel, { first, last }: Partial<LinkState>): void {
  if (!first && !last) return;
  const { step, notes } = program;
  const at = (bound: string | undefined, otherwise: number): number => {
    if (!bound || /^\d/.test(bound)) return Number(bound || otherwise);
    const named = namedStep(core, shownIn(program), bound);
    if (named === null) notes.value = [...notes.peek(), { about: 'otherStep' }];
    return named ?? otherwise;
  };
  const from = at(first, 0);
  program.range.value = { first: from, last: Math.max(from, at(last, Number.POSITIVE_INFINITY)) };
  program.goTo(core, step.peek());
}

/** The program's text, shown at once, before the core has loaded or failed. */
export function ProgramText({ code }: { code: string }) {
  return (
    code && (
      <pre class="embed-program" part="program">
        <code>{code}</code>
      </pre>
    )
  );
}

interface WidgetStoryProps extends Pick<Props, 'onAnswer'> {
  core: Core;
  program: ProgramModel;
  controls: ControlsMode;
  figures: string;
  compact: Compact | undefined;
  view: ViewName;
}

function EmbeddedStory(props: WidgetStoryProps) {
  const { core, program, controls, figures, view, compact, onAnswer } = props;
  const [now, show] = useState(view);
  const place = useRef<MapPlace | null>(null);

  const { ran, refusal, unavailable } = program;
  if (unavailable.value) return <Stopped onAgain={() => program.run(core)} />;
  const told = isTold(program);
  const nothing = ran.value && !told && !refusal.value;
  return (
    <>
      <RefusalSentence refusal={program.refusal.value} />
      <LaidOutSentence transcript={ran.value?.transcript} />
      {told && view === 'map' && <ViewTabs now={now} onShow={show} />}
      {told && now === 'map' && (
        <MapPane core={core} program={program} place={place} onLeave={() => show('steps')} />
      )}
      {told && now === 'steps' && (
        <ProgramStory
          core={core}
          program={program}
          controls={controls}
          chosen={figures || undefined}
          compact={compact}
          steady={!compact}
          onAnswer={onAnswer}
          {...(controls === 'full' &&
            (!compact || compact.open.value) && {
              onProgram: (source, place) => program.open(core, { source, ...place }),
            })}
        />
      )}
      {nothing && (
        <p class="note" role="status">
          {words.noStory}
        </p>
      )}
    </>
  );
}

function linkTo(program: ProgramModel, { lang }: Partial<LinkState>): string {
  const statement = program.statement.value;
  return formatAddress({
    code: program.source.value,
    ...(program.compare.value && { compare: program.compare.value }),
    ...(lang && { lang }),
    ...(statement !== null && { statement }),
    step: program.step.value,
    ...(program.windows.value && { window: program.windows.value }),
  });
}
