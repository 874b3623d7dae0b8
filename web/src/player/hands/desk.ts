/**
 * Lets a reader change sizes by hand. Dragging writes another number into the program where the
 * size comes from; the core runs that program, and the stage shows its story at the same step. All
 * verdicts are the core's sentences.
 */
import { signal } from '@preact/signals';
import type { Core } from '../../core';
import type { SizePlace, Story } from '../../core/types';
import { attempt } from '../../lib/attempt';
import { idle } from '../../lib/idle';
import { sayNotice } from '../../locales/translation';
import type { StoryPlayerProps } from '../StoryPlayer';
import { tell } from '../tell';
import { type DragMoment, momentOf, stepAt, verdictAt } from './moment';
import { handsWords as words } from './said';

/** The program shown instead of the reader's own while a size is held. */
export interface Tried {
  source: string;
  step: number;
  onStep: (step: number) => void;
}

/** The size that is held by the pointer or by keys. */
interface Held {
  place: SizePlace;
  value: number;
  from: DragMoment;
}

/** The outcome of the number tried last. */
export interface Verdict {
  source: string;
  fits: boolean;
  text: string;
  /** The step that shows the verdict; null if there is none. */
  step: number | null;
}

export type Desk = ReturnType<typeof createDesk>;

/** Commit after this pause in typing, in milliseconds. */
const REST = 900;
export const LEAST = 0;
export const MOST = 9999;
const MOST_ELEMENTS = 65_536;

export const keyOf = ({ tensor, dim }: SizePlace) => `${tensor ?? 'asked'}:${dim}`;

export function createDesk(now: () => StoryPlayerProps) {
  const tried = signal<Tried | null>(null);
  const held = signal<Held | null>(null);
  const verdict = signal<Verdict | null>(null);
  const known = signal<{ of: string; places: readonly SizePlace[] }>({ of: '', places: [] });
  let [made, key] = ['', ''];
  let finding = false;
  let resting = 0;

  const nameOf = ({ statement, source }: Pick<StoryPlayerProps, 'statement' | 'source'>) =>
    `${statement}\n${source}`;

  /** Sizes of the original program, whatever is being tried; none if the core has no answer. */
  function find(): readonly SizePlace[] {
    const { core, source, statement } = now();
    const of = nameOf(now());
    if (known.peek().of !== of) {
      const story = core && attempt(() => core.story(source, statement));
      const places = story && isLight(story) && attempt(() => core.sizePlaces(source, statement));
      known.value = { of, places: places || [] };
    }
    return known.peek().places;
  }

  /**
   * The same sizes, computed while the page is idle; until then, the sizes that have just been
   * changed.
   */
  function places(): readonly SizePlace[] {
    const of = nameOf(now());
    if (known.value.of === of) return known.value.places;
    if (!finding) {
      finding = true;
      // Another program may be there by then: its sizes are the ones to find.
      void idle().then(() => {
        finding = false;
        find();
      });
    }
    return made === of ? known.value.places : [];
  }

  function take(place: SizePlace): void {
    const { core, source, statement, step } = now();
    const story = core && attempt(() => core.story(source, statement));
    const found = find().find(
      (one) => one.operation === place.operation && keyOf(one) === keyOf(place),
    );
    if (story && found)
      held.value = {
        place: found,
        value: Number(found.size),
        from: momentOf(story, Number(step)),
      };
  }

  /** Tries another number for the size that is held. */
  function put(value: number): void {
    const { core, source, statement } = now();
    const it = held.peek();
    if (!core || !it || value === it.value) return;
    held.value = { ...it, value };
    if (value === Number(it.place.size)) {
      tried.value = verdict.value = null;
      return;
    }
    const other = source.slice(0, it.place.start) + value + source.slice(it.place.end);
    const told = attempt(() => core.story(other, statement));
    if (!told?.operations[it.place.operation] && !told?.operations.at(-1)?.refused) {
      // The program fails before this statement, so the last complete story stays on the stage.
      verdict.value = { source: other, fits: false, text: raisedIn(core, other), step: null };
      return;
    }
    verdict.value = verdictOf(core, other, told, it.from.operation);
    tried.value = {
      source: other,
      step: stepAt(told, it.from),
      onStep: (step) => {
        if (tried.value) tried.value = { ...tried.value, step };
      },
    };
  }

  /** Makes the tried program the reader's program. */
  function keep(): void {
    clearTimeout(resting);
    const { onProgram, statement } = now();
    const kept = tried.peek();
    held.value = null;
    if (!kept) return;
    made = nameOf({ statement, source: kept.source });
    onProgram?.(kept.source, { statement, step: kept.step });
    tried.value = null;
  }

  function letGo(): void {
    clearTimeout(resting);
    held.value = tried.value = verdict.value = null;
  }

  return {
    held,
    tried,
    /**
     * Identifies a story on the page: a new program gets a new one, unless the program was just
     * made by hand.
     */
    storyKey(): string {
      const of = nameOf(now());
      if (of !== made) key = of;
      return key;
    },
    /** Key of the size that has the focus; kept while pictures are replaced. */
    keys: null as string | null,
    /** Key of the size that Tab goes to. */
    stop: signal(''),
    places,
    /** Verdict on the shown program, or on the number being held. */
    verdict(): Verdict | null {
      const [it, shown] = [verdict.value, tried.value?.source ?? now().source];
      return held.value || it?.source === shown ? it : null;
    },
    take,
    put,
    keep,
    letGo,
    keepSoon(): void {
      clearTimeout(resting);
      resting = window.setTimeout(keep, REST);
    },
  };
}

function verdictOf(core: Core, source: string, story: Story, number: number): Verdict {
  const operation = story.operations[number] ?? story.operations.at(-1);
  const fits = operation !== undefined && !operation.refused;
  const step = operation ? verdictAt(operation) : 0;
  const scene = attempt(() => tell(core.scene(source, story.statement, step)));
  return { source, fits, text: scene?.sentence ?? '', step };
}

/** The first error that Python raises. */
function raisedIn(core: Core, source: string): string {
  const transcript = attempt(() => core.run(source));
  const failed = transcript?.statements.find(({ error }) => error);
  if (!failed?.error) return sayNotice(transcript?.refusal?.message ?? '').text;
  return words.inLine(failed.line, `${failed.error.type}: ${failed.error.message}`);
}

/** True if every possible size can be tried quickly enough. */
const isLight = ({ operations }: Story): boolean =>
  operations.every(({ tensors }) => tensors.every(({ numel }) => Number(numel) <= MOST_ELEMENTS));
