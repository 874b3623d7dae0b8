/** Hooks of a played story: its player, the scene of its step, and the repairs of a refusal. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Int, Repair, Story } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { attempt } from '../lib/attempt';
import { idle } from '../lib/idle';
import { lettersIn } from '../state/pace';
import { createPlayer, type Player, type Range, type Timeline } from '../state/player';
import { lastStep } from '../state/shown-story';
import { hold } from './hands';
import { cureAfter, type Repaired, repairedBy } from './repaired';
import { createSceneSource } from './scene-source';
import { type ToldScene, tell } from './tell';

/** The story of one statement of a program. */
export interface OneStory {
  core: Core;
  source: string;
  /** Index of the statement in the program, from 0. */
  statement: number;
  story: Story;
}

/** The sentence of a step in the page's language; empty if the core has no answer. */
export function sentenceAt({ core, source, statement }: OneStory, step: number): string {
  return attempt(() => tell(core.scene(source, statement, step)))?.sentence ?? '';
}

interface Following {
  story: Timeline;
  /** The length of a step's sentence. */
  letters: (step: number) => number;
  /** The range of steps to show, if not all. */
  range?: Range | undefined;
  /** The step that the page wants; it may be too large for a JavaScript number. */
  step: Int;
  onStep: (step: number) => void;
  onPlayer?: ((player: Player) => void) | undefined;
  /** True if the player starts by itself, once. */
  plays?: { current: boolean };
}

/** The length of a step's sentence, which says how long it takes to read. */
export const lettersAt = (told: OneStory, step: number): number =>
  lettersIn(sentenceAt(told, step));

/** A player that follows the page's step, and reports its own step to the page. */
export function useStoryPlayer(props: Following): Player {
  const { story, letters, range, step, onStep, onPlayer, plays } = props;
  const player = useMemo(() => createPlayer(story, step, letters, range), [story, range]);
  const report = useRef(onStep);
  report.current = onStep;
  useEffect(() => {
    // A signal calls its subscriber at once, with a step that the page knows already.
    let first = true;
    const stop = player.step.subscribe((value) => {
      if (!first) report.current(value);
      first = false;
    });
    return () => {
      stop();
      player.dispose();
    };
  }, [player]);
  useEffect(() => {
    onPlayer?.(player);
    if (plays?.current) player.toggle();
    if (plays) plays.current = false;
  }, [player]);
  // Runs before the paint: later, `step` could be older than a step the reader has reached since.
  useLayoutEffect(() => {
    if (Number(step) !== player.step.peek()) player.goTo(step);
  }, [player, step]);
  return player;
}

const FAILED = Symbol('the core is unavailable');

/**
 * The scene of the player's step. If the core has no answer, `failed` is true and the last scene of
 * this story stays. If it has none for the first scene, this throws: see WithCore.
 */
export function useShownScene({ core, source, statement, story }: OneStory, player: Player) {
  const scenes = useMemo(
    () => createSceneSource(core, source, statement),
    [core, source, statement],
  );
  const last = useRef<{ story: Story; scene: ToldScene } | null>(null);
  useEffect(() => void idle().then(scenes.prepare), [scenes, player.step.value]);
  const read = () => tell(scenes.at(player.step.value), player.fine.value);
  const scene = last.current?.story === story ? attempt(read, FAILED) : read();
  if (scene && scene !== FAILED) last.current = { story, scene };
  const shown = last.current?.story === story ? last.current.scene : null;
  return { shown, failed: scene === FAILED };
}

interface Offered {
  /** Null if no repairs are offered. */
  repairs: Repair[] | null;
  /** True from the step that offers repairs; before it, they only keep their room. */
  due: boolean;
}

/** The repairs of a refused operation. `steady`: their room is kept from the first step on. */
export function useOffered(
  told: OneStory & { steady?: boolean | undefined; chosen: readonly Repair[] | undefined },
  player: Player,
  shown: ToldScene | null,
): Offered {
  const { core, source, story, steady } = told;
  const atEnd = useMemo(() => {
    const ends = steady && player.last === lastStep(story.steps);
    return ends ? attempt(() => repairsAtEnd(core, source, story)) : null;
  }, [steady, core, source, story, player]);
  const now = told.chosen ?? (shown && figureOf(shown, 'repairs')?.repairs);
  return { repairs: now ? [...now] : atEnd, due: Boolean(now) };
}

/**
 * A refused story goes on with its first repair, as if that were its last scene; from there, *Previous*
 * leads back to the refusal.
 */
export function useCure(
  told: OneStory,
  player: Player,
  repaired: Repaired | null,
  onChoose: (number: number, playing?: boolean) => void,
): void {
  const { core, source, story } = told;
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    if (repaired) player.back.value = { at: repaired.entry, go: () => choose.current(0) };
    // A part of a story that an author has chosen stays that part.
    const whole = player.first === 0 && player.last === lastStep(story.steps);
    const at = cureAfter(story);
    if (repaired || !whole || at === undefined) return;
    let left = false;
    const offer = () => {
      if (left || !attempt(() => repairsAtEnd(core, source, story))) return;
      player.onward.value = { at, go: (on) => choose.current(1, on) };
    };
    idle().then(offer);
    return () => {
      left = true;
    };
  }, [core, source, story, player, repaired]);
}

function repairsAtEnd(core: Core, source: string, { statement, steps }: Story): Repair[] | null {
  const end = core.scene(source, statement, lastStep(steps));
  return (end && figureOf(end, 'repairs')?.repairs) ?? null;
}

/** The story and the one that it goes on with, or comes from: a refusal and its cure. */
export function joined(told: OneStory, shown: Repaired | null): OneStory[] {
  const { core, source, statement, story } = told;
  if (shown) return [told, { ...told, ...shown.refused }];
  const cure = cureAfter(story) !== undefined && repairedBy(core, source, statement, 1);
  return cure ? [told, { ...told, ...cure }] : [told];
}

/** Pointer and keys on the cells of a story. */
export function useHands(
  stage: RefObject<HTMLElement | null>,
  story: Story,
  shown: ToldScene | null,
): void {
  const operation = useRef(0);
  operation.current = shown?.operation ?? 0;
  useEffect(() => {
    if (!stage.current) return;
    return hold(stage.current, () => story.operations[operation.current]);
  }, [story]);
}
