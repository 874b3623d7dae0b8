/**
 * The playground's model: a text, what the core says of it, and which statement is looked at.
 * The core judges; this file only remembers. What was last run well stays until something
 * else runs well.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Core } from '../core';
import type { Int, Refusal, Statement, Transcript } from '../core/types';
import type { Player, Range } from './player';
import { stepAt } from './shown-step';
import type { Note } from './url';

/** A program that ran, with its answer; the story and the transcript belong to this text. */
export interface Ran {
  source: string;
  transcript: Transcript;
}

export interface ProgramModel {
  /** What stands in the editor. */
  source: Signal<string>;
  /** What is shown: the last program that ran. Null before there is one. */
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
  /** Where the windows of large tensors stand, as in a link. */
  windows: Signal<string>;
  /** What a closer look shows, as in a link; empty where there is none. */
  probe: Signal<string>;
  /** The repair whose story is told instead, as in a link; empty where there is none. */
  repair: Signal<string>;
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
  open(core: Core, place: Place): boolean;
  select(statement: number): void;
  /** To a step of the chosen statement's story, or to its last one. */
  goTo(core: Core, step: Int): void;
  /** Takes over the player of a story that has come on the page. */
  attach(player: Player): void;
}

export interface Place {
  source: string;
  statement?: number | undefined;
  step?: Int | undefined;
  /** The step by what it shows, before its number. */
  at?: string | undefined;
  window?: string | undefined;
  probe?: string | undefined;
  repair?: string | undefined;
  speed?: number | undefined;
  fine?: boolean | undefined;
  letters?: boolean | null | undefined;
  predict?: boolean | undefined;
  notes?: Note[] | undefined;
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

export function createProgram(initial: string, runApart?: RunApart): ProgramModel {
  const source = signal(initial);
  const ran = signal<Ran | null>(null);
  const refusal = signal<Refusal | null>(null);
  const unavailable = signal<Error | null>(null);
  const apart = signal<Stop | null>(null);
  /** No more is run than the page's own thread can. */
  let settled = false;
  const statement = signal<number | null>(null);
  const step = signal<Int>(0);
  const range = signal<Range | undefined>(undefined);
  const windows = signal('');
  const probe = signal('');
  const repair = signal('');
  const speed = signal(1);
  const fine = signal(false);
  const letters = signal<boolean | null>(null);
  const predict = signal(false);
  const player = signal<Player | null>(null);
  const notes = signal<Note[]>([]);

  /** What was to be opened and had no answer. */
  let missed: Place | null = null;

  /**
   * False where the text was refused and something better is shown already, and where it is run
   * apart: `again` is called when it has.
   */
  const execute = (core: Core, again: () => void): boolean => {
    apart.value = null;
    try {
      const text = source.value;
      const transcript = core.run(text);
      unavailable.value = null;
      if (runApart && !settled && core.hitWorkLimit(text)) {
        refusal.value = null;
        const taken = () => {
          settled = true;
          again();
          settled = false;
        };
        runApart(core, text, { source, apart }, taken).catch(taken);
        return false;
      }
      refusal.value = transcript.refusal;
      /* Without statements the text is no program. */
      if (transcript.statements.length === 0 && transcript.refusal && ran.value) return false;
      ran.value = { source: source.value, transcript };
      return true;
    } catch (error) {
      unavailable.value = error as Error;
      return false;
    }
  };

  /** How a story goes on, to who plays it. */
  const hand = (to: Player) => {
    to.speed.value = speed.peek();
    to.fine.value = fine.peek();
    to.letters.value = letters.peek();
  };

  return {
    source,
    ran,
    refusal,
    stale: computed(
      () => (refusal.value ?? apart.value) !== null && ran.value?.source !== source.value,
    ),
    apart,
    unavailable,
    statement,
    step,
    range,
    windows,
    probe,
    repair,
    speed,
    fine,
    letters,
    predict,
    player,
    notes,
    run(core) {
      if (missed?.source === source.value) return void this.open(core, missed);
      answers(() => {
        const before = ran.value;
        if (!execute(core, () => this.run(core)) || !ran.value) return;
        const chosen = statement.value;
        const was = chosen === null ? undefined : before?.transcript.statements[chosen];
        const next = follow(was, ran.value.transcript);
        const now = next === null ? undefined : ran.value.transcript.statements[next];
        statement.value = next;
        repair.value = '';
        const same = was && was.source === now?.source;
        range.value = undefined;
        step.value = same ? clampStep(core, ran.value.source, next, step.value) : 0;
        if (!same) windows.value = '';
      });
    },
    open(core, place) {
      return answers(() => {
        source.value = place.source;
        notes.value = place.notes ?? [];
        speed.value = place.speed ?? speed.value;
        fine.value = place.fine ?? fine.value;
        letters.value = place.letters === undefined ? letters.value : place.letters;
        predict.value = place.predict ?? predict.value;
        const playing = player.peek();
        if (playing) hand(playing);
        windows.value = place.window ?? '';
        probe.value = place.probe ?? '';
        repair.value = place.repair ?? '';
        missed = place;
        if (!execute(core, () => this.run(core)) || !ran.value) return;
        const { transcript } = ran.value;
        const asked = place.statement;
        const known = asked !== undefined && hasStory(transcript.statements[asked]);
        if (asked !== undefined && !known) {
          notes.value = [...notes.value, { about: 'otherStatement' }];
        }
        statement.value = known ? asked : transcript.suggested;
        range.value = undefined;
        const named = namedStep(core, place.source, place.at, statement.value);
        if (place.at && named === null) notes.value = [...notes.value, { about: 'otherStep' }];
        const wanted = named ?? place.step ?? 0;
        step.value = clampStep(core, place.source, statement.value, wanted);
        if (step.value !== wanted) {
          notes.value = [...notes.value, { about: 'storyEnds', step: wanted }];
        }
        missed = null;
      });
    },
    select(index) {
      if (index === statement.value) return;
      batch(() => {
        statement.value = index;
        step.value = 0;
        range.value = undefined;
        windows.value = '';
        probe.value = '';
        repair.value = '';
      });
    },
    goTo(core, wanted) {
      repair.value = '';
      answers(() => {
        if (!ran.value) return;
        const end = clampStep(core, ran.value.source, statement.value, wanted);
        step.value = range.value ? within(range.value, Number(end)) : end;
      });
    },
    attach(next) {
      hand(next);
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

/** The step itself where the story has it, else the story's last one. */
function clampStep(core: Core, source: string, statement: number | null, step: Int): Int {
  const story = statement === null ? null : core.story(source, statement);
  if (!story) return 0;
  return BigInt(step) < BigInt(story.steps) ? step : lastStep(story.steps);
}

/** Null where there is no such step. */
export function namedStep(
  core: Core,
  source: string,
  at: string | undefined,
  statement: number | null,
): number | null {
  const story = at && statement !== null && core.story(source, statement);
  return story ? stepAt(core, source, story, at) : null;
}

export function lastStep(steps: Int): Int {
  const last = BigInt(steps) - 1n;
  if (last < 0n) return 0;
  return last <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(last) : String(last);
}
