/** Two programs stepped as one: beats, the first difference, and the words that differ. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { differenceOf, otherSide, pairIn, pairOf, textDifference } from '../../web/src/state/pair';
import { createPlayer } from '../../web/src/state/player';
import { createProgram } from '../../web/src/state/program';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);
const program = (line: string) => `import torch\nx = torch.arange(6).view(2, 3)\n${line}`;
const [view, reshape] = [program('x.t().view(6)'), program('x.t().reshape(6)')];
const [lost, kept] = [program('x - x.sum(1)'), program('x - x.sum(1, keepdim=True)')];

const storyOf = (source: string) => {
  const story = core.story(source, 2);
  if (!story) throw new Error(`no story: ${source}`);
  return story;
};

function pairWith(left: string, right: string) {
  const pair = pairOf(storyOf(left), storyOf(right));
  const at = (source: string, step: number) => {
    const scene = core.scene(source, 2, step);
    return scene?.stop?.event ?? scene?.event;
  };
  const differs = differenceOf(pair.beats, (side, step) =>
    at(side === 'left' ? left : right, step),
  );
  const events = pair.beats.map((beat) => [at(left, beat.left)?.id, at(right, beat.right)?.id]);
  return { ...pair, differs, events };
}

describe('the beats of two stories', () => {
  test('go through the same phases together, and a refused one waits at its refusal', () => {
    const { events, differs } = pairWith(view, reshape);
    expect(events.slice(2, 9)).toEqual([
      ['VIEW_REQUEST', 'VIEW_REQUEST'],
      ['VIEW_COUNT', 'VIEW_COUNT'],
      ['CHUNK_OPEN', 'CHUNK_OPEN'],
      ['CHUNK_CUT', 'CHUNK_CUT'],
      ['STRADDLE', 'STRADDLE'],
      ['JUMPS', 'JUMPS'],
      ['JUMPS', 'RESHAPE_COPIES'],
    ]);
    expect(events.at(-1)).toEqual(['JUMPS', 'ELEMENT_COPY']);
    expect(differs).toBe(8);
  });

  test('let one wait where only the other has a phase', () => {
    const { events } = pairWith(lost, kept);
    expect(events.slice(2, 6)).toEqual([
      ['SHAPES_TWO', 'SHAPES_TWO'],
      ['ALIGN', 'ALIGN'],
      ['PAD', 'ALIGN'],
      ['COMPARE_REFUSED', 'COMPARE_STRETCH'],
    ]);
  });

  test('reach every stop of both, in order, but the repairs', () => {
    for (const [left, right] of [
      [view, reshape],
      [lost, kept],
      [kept, view],
    ] as const) {
      const { beats } = pairWith(left, right);
      for (const [side, source] of [
        ['left', left],
        ['right', right],
      ] as const) {
        const seen = beats.map((beat) => beat[side]);
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));
        const { stops, operations } = storyOf(source);
        const repairs = operations.at(-1)?.phases.find(({ phase }) => phase === 'repairs');
        const wanted = stops.map(Number).filter((stop) => stop !== Number(repairs?.first));
        expect([...new Set(seen)]).toEqual(wanted);
      }
    }
  });

  test('are steps for a player', () => {
    const { timeline, beats } = pairWith(view, reshape);
    const player = createPlayer(timeline);
    for (let beat = 1; beat < beats.length; beat++) {
      player.next();
      expect(player.step.value).toBe(beat);
    }
    expect(player.hasNext.value).toBe(false);
    player.toFirst();
    expect(player.step.value).toBe(0);
    player.dispose();
  });

  test('are those of one story where the other program has none', () => {
    const { beats } = pairIn(core, { source: view, statement: 2 }, 'x = 1');
    expect(beats.map(({ left }) => left)).toEqual([0, 10, 11, 12, 13, 14, 15, 16]);
    expect(new Set(beats.map(({ right }) => right))).toEqual(new Set([0]));
  });
});

test('two equal programs never differ', () => {
  expect(pairWith(view, view).differs).toBeNull();
});

test('the other statement is that of the same number, or the last with a story', () => {
  expect(otherSide(core, 2, reshape)).toEqual({ source: reshape, statement: 2 });
  expect(otherSide(core, 7, reshape)).toEqual({ source: reshape, statement: 2 });
  expect(otherSide(core, 0, 'x = 1')).toBeNull();
});

test.each([
  [view, reshape, 'view', 'reshape'],
  [lost, kept, '', ', keepdim=True'],
  ['x[[1, 2]]', 'x[1:2]', '[1, 2]', '1:2'],
  ['same', 'same', '', ''],
])('of %j and %j, what differs is %j and %j', (one, other, left, right) => {
  const found = textDifference(one, other);
  expect([one.slice(...found.left), other.slice(...found.right)]).toEqual([left, right]);
});

describe('a model that compares', () => {
  const open = (step: number, at?: string) => {
    const model = createProgram('');
    model.open(core, { source: view, compare: reshape, statement: 2, step, at });
    return model;
  };

  test('counts beats, also more than its own program has stops', () => {
    expect(open(11).step.value).toBe(11);
    expect(open(99).step.value).toBe(12);
    expect(open(99).notes.value).toEqual([{ about: 'storyEnds', step: 99 }]);
  });

  test('steps are found by name in the left program, and so is the end of both', () => {
    expect(open(0, 'CHUNK_CUT dim=0').step.value).toBe(5);
    expect(open(0, 'END').step.value).toBe(12);
  });

  test('ends with another program that is opened alone', () => {
    const model = open(11);
    model.open(core, { source: view, statement: 2, step: 11 });
    expect(model.compare.value).toBe('');
  });
});
