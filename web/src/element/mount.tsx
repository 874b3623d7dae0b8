/** Draws a widget into its element's root. All heavy code comes with this file. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Int } from '../core/types';
import { playWhenSeen } from '../embed/autoplay';
import { type Ends, endsOf } from '../embed/ends';
import { isTold, openPlace, Widget } from '../embed/Widget';
import { attempt } from '../lib/attempt';
import { followTheme } from '../lib/host-theme';
import { languageFor } from '../locales/languages';
import { speak, spoken } from '../locales/translation';
import type { Answered } from '../player/Asked';
import { coreState, requestCore, useCore } from '../player/core-context';
import { canBeDrawn } from '../player/ProgramStory';
import { createProgram, type ProgramModel } from '../state/program';
import { namedStep, shownIn, stepsShown } from '../state/shown-story';
import { type LinkState, parseLink } from '../state/url';
import styles from '../styles/element.css?inline';
import { AuthorNotes } from './AuthorNotes';
import { keepRem, remStyle } from './rem';
import { addStyles, styleInside } from './root-styles';
import { hasSite } from './site';

addStyles(remStyle + styles);

export interface MountPlace {
  statement: number | null;
  step: Int;
}

export interface MountOptions {
  query: string;
  /** Languages, the one that is wanted most first. */
  lang: string[];
  /** The element itself. */
  element: Element;
  /** Attributes that mean nothing here. */
  unknown: string[];
}

export interface Host extends MountOptions {
  place: MountPlace | null;
  tell: (type: string, detail: object) => void;
}

export interface Mounted {
  update(options: MountOptions): void;
  place(): MountPlace;
  steps(): Int | null;
  ends(): Ends | null;
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  goTo(step: Int): void;
  end(): void;
}

/** Many widgets draw for this long at a stretch, in ms; then the page can respond. */
const STRETCH = 50;

/** When all that are drawn before have been. */
let turn: Promise<unknown> = Promise.resolve();
let began = 0;
/** Loading of the code that all widgets share; null before the first widget asks. */
let needed: Promise<unknown> | null = null;

async function breathe(): Promise<void> {
  if (performance.now() - began < STRETCH) return;
  await new Promise((next) => setTimeout(next));
  began = performance.now();
}

/**
 * Resolves when the shared code has loaded or failed; the story asks again later. The widgets of a
 * page speak one language, that of the first.
 */
function common({ lang }: Pick<Host, 'lang'>): Promise<unknown> {
  return Promise.allSettled([speak(languageFor(lang)), requestCore()]);
}

/** Resolves when a widget can be drawn, and it is its turn. */
export async function ready(host: Pick<Host, 'lang'>): Promise<void> {
  await prepare(host);
  turn = turn.then(breathe);
  await turn;
}

/** Loads what all widgets share. */
export function prepare(host: Pick<Host, 'lang'>): Promise<unknown> {
  needed ??= common(host);
  return needed;
}

/** False while the core is on its way: a widget would be empty. */
export const canDraw = () => coreState.peek().core !== null;

export function mount(root: ShadowRoot, host: Host): Mounted {
  const unstyle = styleInside(root);
  const place = document.createElement('div');
  place.className = 'sw-place';
  root.append(place);
  keepRem(place);
  const program = createProgram('');
  const forget = tellHost(program, host);
  const sized = new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
    if (height > 0) host.tell('resize', { height });
  });
  sized.observe(place);
  place.addEventListener('leave', (event) => host.tell('leave', (event as CustomEvent).detail));
  const draw = (options: MountOptions, from: MountPlace | null) =>
    render(<Shown options={options} from={from} program={program} tell={host.tell} />, place);
  draw(host, host.place);
  const player = () => program.player.peek();
  const core = () => coreState.peek().core;
  return {
    update: (options) => draw(options, null),
    place: () => ({ statement: program.statement.peek(), step: program.step.peek() }),
    steps: () => stepsIn(core(), program),
    ends: () => {
      const steps = stepsIn(core(), program);
      return steps === null ? null : endsOf(program, steps);
    },
    play: () => void (player()?.playing.peek() || player()?.toggle()),
    pause: () => player()?.pause(),
    next: () => player()?.next(),
    previous: () => player()?.previous(),
    goTo(step) {
      const now = core();
      const named = now && namedStep(now, shownIn(program), String(step));
      if (now && (named !== null || /^\d{1,30}$/.test(String(step))))
        program.goTo(now, named ?? step);
    },
    end() {
      render(null, place);
      place.remove();
      sized.disconnect();
      forget();
      unstyle();
    },
  };
}

const stepsIn = (core: Core | null, program: ProgramModel) =>
  core && attempt(() => stepsShown(core, shownIn(program)));

/** Reports each change as an event. */
function tellHost(program: ProgramModel, { tell }: Host): () => void {
  let ready = false;
  let last = '';
  return effect(() => {
    const { core, failed } = coreState.value;
    const refusal = program.refusal.value;
    const [statement, step, told] = [program.statement.value, program.step.value, isTold(program)];
    tell('told', { told: told && canBeDrawn(program) });
    if (failed) tell('error', { message: 'The core could not be loaded.' });
    if (refusal) tell('error', { message: refusal.message, line: refusal.line });
    const steps = told ? stepsIn(core, program) : null;
    if (steps === null) return;
    const place = { statement, step, steps, ...endsOf(program, steps) };
    if (last === JSON.stringify(place)) return;
    last = JSON.stringify(place);
    tell(ready ? 'stepchange' : 'ready', place);
    ready = true;
  });
}

interface ShownProps extends Pick<Host, 'tell'> {
  options: MountOptions;
  from: MountPlace | null;
  program: ProgramModel;
}

function Shown({ options, from, program, tell }: ShownProps) {
  const { core } = useCore();
  const frame = useRef<HTMLDivElement>(null);
  const { query, unknown } = options;
  const { state, notes } = useMemo(() => parseLink(query), [query]);
  // At once: an effect would wait for a frame in which nothing is to be seen yet.
  useLayoutEffect(() => {
    if (!core) return;
    program.notes.value = [];
    openPlace(core, program, placed(state, from));
    program.notes.value = state.debug ? program.notes.peek() : [];
  }, [core, program, state]);
  useEffect(() => {
    if (state.autoplay && frame.current) return playWhenSeen(program, frame.current);
  }, [program, state]);
  useLayoutEffect(() => {
    const show = (theme: string) => frame.current?.setAttribute('data-theme', theme);
    if (state.theme === 'light' || state.theme === 'dark') show(state.theme);
    else return followTheme(options.element, show);
  }, [state.theme]);
  const wide = { class: 'sw-root', lang: spoken.value.language };
  return (
    <div {...wide} ref={frame} part="frame" data-siteless={!hasSite || undefined}>
      <Widget
        state={state}
        program={program}
        ownText
        onAnswer={(answered) => answer(tell, answered)}
      />
      {state.debug && <AuthorNotes unknown={unknown} notes={notes} />}
    </div>
  );
}

/** Values of options whose attribute has been removed. */
const unsaid = { speed: 1, fine: false, letters: null, predict: false };

/** The full place of a widget. A widget that is moved in the page goes on at its step. */
function placed(state: Partial<LinkState>, from: MountPlace | null): Partial<LinkState> {
  if (from?.statement === null || from?.statement === undefined) return { ...unsaid, ...state };
  const { at: _, ...others } = state;
  return { ...unsaid, ...others, statement: from.statement, step: from.step };
}

function answer(tell: Host['tell'], { question, option }: Answered): void {
  const chosen = question.options[option];
  if (!chosen) return;
  const { text, correct, rule } = chosen;
  tell('answer', { question: question.id, answer: text, correct, rule });
}
