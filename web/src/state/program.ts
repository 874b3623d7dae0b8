/**
 * The playground's model: a text, what the core says of it, and which statement is looked at.
 * The core judges; this file only remembers. What was last run well stays until something
 * else runs well.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Core } from '../core';
import type { Int, Refusal, Statement, Transcript } from '../core/types';
import type { Player, Range } from './player';
import { clampStep, namedStep, shownIn } from './shown-story';
import type { Note } from './url';

/** A program that ran, with its answer; the story and the transcript belong to this text. */
export interface Ran {
  source: string;
  transcript: Transcript;
}

/** The program up to and with a statement. */
export function programUntil({ source, transcript }: Ran, statement: number): string {
  const end = transcript.statements[statement]?.span.end ?? 0;
  return source.slice(end).trim() ? source.slice(0, end) : source;
}

export interface ProgramModel {
  /** Text of the editor. */
  source: Signal<string>;
  /** The last program that ran, which the page shows; null before the first run. */
  ran: ReadonlySignal<Ran | null>;
  /** Why the text in the editor is not run. */
  refusal: ReadonlySignal<Refusal | null>;
  /** True while what is shown belongs to an earlier text. */
  stale: ReadonlySignal<boolean>;
  /** Stops what is run apart; null while nothing is. What is shown stays meanwhile. */
  apart: ReadonlySignal<Stop | null>;
  /** Why the core gives no answer now; what is shown stays. */
  unavailable: ReadonlySignal<Error | null>;
  /** Index of the chosen statement, or null where none has a story. */
  statement: ReadonlySignal<number | null>;
  step: Signal<Int>;
  /** The steps of its story that are shown; undefined: all. */
  range: Signal<Range | undefined>;
  /** Positions of the windows in large tensors, as a link writes them. */
  windows: Signal<string>;
  /** The cell or tensor of the closer look, as a link writes it; empty if it is closed. */
  probe: Signal<string>;
  /** The repair whose story is told instead, as in a link; empty where there is none. */
  repair: Signal<string>;
  /** The dim that cells are coloured by, as a link says it; readers may choose another. */
  colour: Signal<string>;
  /** A program whose story is stepped beside this one's; empty where there is none. */
  compare: Signal<string>;
  /** How the story goes on; kept from one statement to the next. */
  speed: Signal<number>;
  fine: Signal<boolean>;
  /** Letters in place of values that say nothing; null: as each story has it. */
  letters: Signal<boolean | null>;
  /** A question is asked before a story begins. */
  predict: Signal<boolean>;
  /** The player of the story that is shown. */
  player: Signal<Player | null>;
  /** Sentences about a link that could not be followed exactly. */
  notes: Signal<Note[]>;
  run(core: Core): void;
  /** Runs `source` and goes to the place that a link names; see `answers`. */
  open(core: Core, place: ProgramPlace): boolean;
  select(statement: number): void;
  /** Goes to a step of the chosen statement's story; a step that is too large means the last one. */
  goTo(core: Core, step: Int): void;
  /** Takes over the player of a story that has come on the page. */
  attach(player: Player): void;
}

export interface ProgramPlace {
  source: string;
  /** 'last': the last one that has a story. */
  statement?: number | 'last' | undefined;
  step?: Int | undefined;
  /** The step by what it shows, before its number. */
  at?: string | undefined;
  window?: string | undefined;
  probe?: string | undefined;
  repair?: string | undefined;
  colour?: string | undefined;
  compare?: string | undefined;
  speed?: number | undefined;
  fine?: boolean | undefined;
  letters?: boolean | null | undefined;
  predict?: boolean | undefined;
  notes?: Note[] | undefined;
  /** Called when the program has run and its place is found. */
  opened?: () => void;
}

export type Stop = () => void;

/**
 * Runs a text where nobody waits for it, as long as it stands in `source`, and `apart` holds what
 * stops it; `taken` is called when the core has as much of it as it gets.
 */
export type RunApart = (
  core: Core,
  text: string,
  model: { source: Signal<string>; apart: Signal<Stop | null> },
  taken: () => void,
) => Promise<void>;

/** On a page without workers. */
const runHere: RunApart = async (core, text, _, taken) => {
  core.runLonger(text);
  taken();
};

/** The model of one program that stands in an editor, a link or an element. */
export function createProgram(initial: string, runApart = runHere): ProgramModel {
  const { execute, ...execution } = createExecution(initial, runApart);
  const { changeSettings, ...playback } = createPlayback();
  const position = createPosition();
  const { source, ran } = execution;
  const { statement, step, range, windows, probe, repair, colour, compare } = position;
  const predict = signal(false);
  const notes = signal<Note[]>([]);
  /** A place that the core had no answer for yet: the next run of the same text opens it. */
  let pending: ProgramPlace | null = null;

  const note = (one: Note) => {
    notes.value = [...notes.value, one];
  };

  const shown = () => shownIn({ ran, statement, compare });

  /** Runs the text as it stands now and stays near the statement that was looked at. */
  function run(core: Core): void {
    if (pending?.source === source.value) return void open(core, pending);
    answers(() => {
      const before = statementAt(ran.value, statement.value);
      if (!execute(core, () => run(core)) || !ran.value) return;
      const next = follow(before, ran.value.transcript);
      const same = before !== undefined && before.source === statementAt(ran.value, next)?.source;
      statement.value = next;
      repair.value = '';
      range.value = undefined;
      step.value = same ? clampStep(core, shown(), step.value) : 0;
      if (!same) windows.value = '';
    });
  }

  function open(core: Core, place: ProgramPlace): boolean {
    return answers(() => {
      source.value = place.source;
      notes.value = place.notes ?? [];
      changeSettings(place);
      predict.value = place.predict ?? predict.value;
      windows.value = place.window ?? '';
      probe.value = place.probe ?? '';
      repair.value = place.repair ?? '';
      colour.value = place.colour ?? '';
      compare.value = place.compare ?? '';
      pending = place;
      if (!execute(core, () => run(core)) || !ran.value) return;
      range.value = undefined;
      statement.value = wantedStatement(ran.value.transcript, place.statement);
      if (typeof place.statement === 'number' && place.statement !== statement.value)
        note({ about: 'otherStatement' });
      goToWanted(core, place);
      pending = null;
      place.opened?.();
    });
  }

  /** Goes to the step that a place gives by name or number. */
  function goToWanted(core: Core, place: ProgramPlace): void {
    const named = namedStep(core, shown(), place.at);
    if (place.at && named === null) note({ about: 'otherStep' });
    const wanted = named ?? place.step ?? 0;
    step.value = clampStep(core, shown(), wanted);
    if (step.value !== wanted) note({ about: 'storyEnds', step: wanted });
  }

  return {
    ...execution,
    ...playback,
    ...position,
    predict,
    notes,
    run,
    open,
    goTo(core, wanted) {
      repair.value = '';
      answers(() => {
        if (!ran.value) return;
        const end = clampStep(core, shown(), wanted);
        step.value = range.value ? within(range.value, Number(end)) : end;
      });
    },
  };
}

/** Runs the text of the editor: keeps the last program that ran, and the reason why the present text does not run. */
function createExecution(initial: string, runApart: RunApart) {
  const source = signal(initial);
  const ran = signal<Ran | null>(null);
  const refusal = signal<Refusal | null>(null);
  const unavailable = signal<Error | null>(null);
  const apart = signal<Stop | null>(null);
  const stale = computed(
    () => (refusal.value ?? apart.value) !== null && ran.value?.source !== source.value,
  );
  /** True while the answer of a worker is taken: it is not asked for once more. */
  let settled = false;

  /** Runs a text that is too much for this thread in a worker, then calls `again`. */
  function runElsewhere(core: Core, text: string, again: () => void): void {
    refusal.value = null;
    const taken = () => {
      settled = true;
      again();
      settled = false;
    };
    runApart(core, text, { source, apart }, taken).catch(taken);
  }

  /**
   * Runs the text. False where `ran` stays as it is: the core has no answer, the text is refused and
   * something better is shown already, or a worker runs it, and `again` is called afterwards.
   */
  function execute(core: Core, again: () => void): boolean {
    apart.value = null;
    try {
      const text = source.value;
      const much = !settled && core.isMuch(text);
      unavailable.value = null;
      if (much) {
        runElsewhere(core, text, again);
        return false;
      }
      const transcript = core.run(text);
      refusal.value = transcript.refusal;
      // A text without statements is no program.
      if (transcript.statements.length === 0 && transcript.refusal && ran.value) return false;
      ran.value = { source: text, transcript };
      return true;
    } catch (error) {
      unavailable.value = error as Error;
      return false;
    }
  }

  return { source, ran, refusal, unavailable, apart, stale, execute };
}

/** How stories are played. The settings are kept from one statement to the next. */
function createPlayback() {
  const speed = signal(1);
  const fine = signal(false);
  const letters = signal<boolean | null>(null);
  const player = signal<Player | null>(null);

  function copySettings(to: Player): void {
    to.speed.value = speed.peek();
    to.fine.value = fine.peek();
    to.letters.value = letters.peek();
  }

  return {
    speed,
    fine,
    letters,
    player,
    /** Applies the settings of a place; settings that it leaves out stay as they are. */
    changeSettings(place: Pick<ProgramPlace, 'speed' | 'fine' | 'letters'>): void {
      speed.value = place.speed ?? speed.value;
      fine.value = place.fine ?? fine.value;
      letters.value = place.letters === undefined ? letters.value : place.letters;
      const playing = player.peek();
      if (playing) copySettings(playing);
    },
    /** Takes the settings of this player from now on. */
    attach(next: Player): void {
      copySettings(next);
      player.value = next;
      next.speed.subscribe((value) => {
        speed.value = value;
      });
      next.fine.subscribe((value) => {
        fine.value = value;
      });
      next.letters.subscribe((value) => {
        letters.value = value;
      });
    },
  };
}

/** Which statement and step are looked at, and how. */
function createPosition() {
  const statement = signal<number | null>(null);
  const step = signal<Int>(0);
  const range = signal<Range | undefined>(undefined);
  const windows = signal('');
  const probe = signal('');
  const repair = signal('');
  const colour = signal('');
  const compare = signal('');
  return {
    statement,
    step,
    range,
    windows,
    probe,
    repair,
    colour,
    compare,
    /** Goes to the first step of another statement. */
    select(index: number): void {
      if (index === statement.value) return;
      batch(() => {
        statement.value = index;
        step.value = 0;
        range.value = undefined;
        windows.value = probe.value = repair.value = '';
      });
    },
  };
}

const statementAt = (ran: Ran | null, index: number | null) =>
  index === null ? undefined : ran?.transcript.statements[index];

/** The statement that a place names, if it has a story, else the one that the core suggests. */
function wantedStatement(transcript: Transcript, asked: ProgramPlace['statement']): number | null {
  const { statements, suggested } = transcript;
  if (asked === 'last') return statements.findLast(hasStory)?.index ?? suggested;
  return asked !== undefined && hasStory(statements[asked]) ? asked : suggested;
}

/** Asks the core in one go. False where it had no answer on the way: the story will say so itself. */
export const answers = (ask: () => void): boolean =>
  batch(() => {
    try {
      ask();
      return true;
    } catch (error) {
      if ((error as Error).name !== 'CoreUnavailable') throw error;
      return false;
    }
  });

const within = ({ first, last }: Range, step: number) => Math.max(first, Math.min(last, step));

function hasStory(statement: Statement | undefined): boolean {
  return statement !== undefined && statement.operations > 0;
}

/**
 * The statement to look at after an edit: the one with the same text that is nearest to where it
 * was, else the one in the same place, else the one that the core suggests.
 */
function follow(was: Statement | undefined, transcript: Transcript): number | null {
  if (!was) return transcript.suggested;
  const same = transcript.statements
    .filter((next) => hasStory(next) && next.source === was.source)
    .sort((a, b) => Math.abs(a.index - was.index) - Math.abs(b.index - was.index));
  if (same[0]) return same[0].index;
  return hasStory(transcript.statements[was.index]) ? was.index : transcript.suggested;
}
