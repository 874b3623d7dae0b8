/** Practice asks nothing wrong and nothing twice: generated questions, each answered once more by another way. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { course } from '../../web/lessons/course';
import { completeLanguages } from '../../web/src/locales/languages';
import { speak } from '../../web/src/locales/translation';
import { playerWords } from '../../web/src/player/words';
import { type Asked, type Level, levels } from '../../web/src/practice/asked';
import { textOf } from '../../web/src/practice/compose';
import { kinds } from '../../web/src/practice/kinds';
import { kindsAbout } from '../../web/src/practice/kinds/about';
import { formatPractice, parsePractice } from '../../web/src/practice/link';
import { afterAnswer, dueOn } from '../../web/src/practice/missed';
import {
  after,
  confidence,
  countOf,
  misjudgedKinds,
  missedKinds,
  outcomeOf,
  type Round,
  type RoundOutcome,
  type Task,
  taskAt,
} from '../../web/src/practice/round';
import { FAIR, questionsOf } from '../../web/src/practice/series';
import { choiceTyped } from '../../web/src/practice/typed';
import { answerOf, practiceWords, said } from '../../web/src/practice/words';
import { namedStage } from '../../web/src/stage/named';
import { stageOf } from '../../web/src/stage/storyboard';
import { answered } from './practice-truth';

/** `PRACTICE=10000 npx vitest run tests/web/practice.test.ts` generates more. */
const COUNT = Number(process.env.PRACTICE ?? 2000);
const TEN = 10;

let core: Core;
let tens: Asked[][];
/** What is wrong with one of them, found where the core still has its program. */
const faults: string[] = [];
beforeAll(async () => {
  const built = join(import.meta.dirname, '../../build/wasm/core.wasm');
  core = await Core.fromBytes(readFileSync(built));
  tens = Array.from({ length: COUNT / TEN }, (_, at) => {
    const ten = questionsOf(core, { seed: `test-${at}`, level: levels[at % 3] as Level }, TEN);
    faults.push(...ten.flatMap(faultsOf));
    return ten;
  });
});

function faultsOf(asked: Asked): string[] {
  const { choices, program, statement, reveals } = asked;
  const right = choices.filter(({ correct }) => correct).map(({ answer }) => textOf(answer));
  const truth = answered(core, asked);
  const texts = new Set(choices.map(({ answer }) => textOf(answer).replace(/\s/g, '')));
  const steps = Number(core.story(program, statement)?.steps ?? 0);
  return [
    right.length === 1 && right[0] === truth ? '' : `but: ${truth}`,
    choices.length < 3 || choices.length > 5 ? 'too few or too many options' : '',
    texts.size < choices.length ? 'options that are alike' : '',
    reveals < 0 || reveals >= steps ? 'no step tells why' : '',
  ].flatMap((fault) => (fault ? [`${told(asked)}\n${fault}`] : []));
}

const told = (asked: Asked) =>
  [
    asked.program,
    ...asked.choices.map(({ answer, correct }) => `${correct ? '*' : ' '} ${textOf(answer)}`),
  ].join('\n');

test(`of ${COUNT} questions each is answered right, by another way too, among different options`, () => {
  expect(tens.flat()).toHaveLength(COUNT);
  expect(faults.slice(0, 5)).toEqual([]);
});

test('no two of ten are alike, and a class of them has many kinds', () => {
  for (const ten of tens) {
    expect(new Set(ten.map(({ program, kind }) => kind + program)).size).toBe(TEN);
    expect(new Set(ten.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(TEN - 1);
  }
});

test('every kind is asked, in both dialects, and no choice without thought wins often', () => {
  const all = tens.flat();
  for (const { name } of kinds) {
    const own = all.filter(({ kind }) => kind === name);
    expect(own.length, name).toBeGreaterThan(COUNT / 100);
    if (name !== 'cut')
      expect(
        own.some(({ program }) => program.includes('numpy')),
        name,
      ).toBe(true);
    for (const most of [3, 4]) {
      const alike = own.filter(({ choices }) => choices.length === most);
      for (let place = 0; place < most; place++) {
        const won = alike.filter(({ choices }) => choices[place]?.correct).length;
        const bar = 1 / most + 4.5 * Math.sqrt(0.25 / alike.length);
        expect(won / Math.max(1, alike.length), `${name}, place ${place}`).toBeLessThan(bar);
      }
    }
    for (const [text, { offered, won }] of winsOf(own))
      if (offered > own.length / 2) expect(won / offered, `${name}, ${text}`).toBeLessThan(0.65);
  }
});

test('neither the same letter nor the longest answer wins in a thousand fresh questions', () => {
  const all = Array.from({ length: 170 }, (_, at) =>
    questionsOf(core, { seed: `${FAIR}${at}`, level: levels[at % 3] as Level }, TEN),
  )
    .flat()
    .filter(({ typed }) => !typed);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.flatMap(faultsOf)).toEqual([]);
  /** In percent above chance. */
  const won = (share: (asked: Asked) => number, chance: (asked: Asked) => number) =>
    (100 * all.reduce((sum, asked) => sum + share(asked) - chance(asked), 0)) / all.length;
  for (let place = 0; place < 4; place++) {
    const above = won(
      ({ choices }) => Number(choices[place]?.correct ?? false),
      ({ choices }) => (choices[place] ? 1 / choices.length : 0),
    );
    expect(Math.abs(above), `place ${place}`).toBeLessThan(5);
  }
  const longest = won(
    ({ choices }) => {
      const lengths = choices.map(({ answer }) => textOf(answer).length);
      const among = choices.filter((_, at) => lengths[at] === Math.max(...lengths));
      return among.filter(({ correct }) => correct).length / among.length;
    },
    ({ choices }) => 1 / choices.length,
  );
  expect(Math.abs(longest), 'longest').toBeLessThan(5);
});

/** How often each answer was offered, and was right; of a sentence what comes before its shape. */
function winsOf(own: readonly Asked[]) {
  const wins = new Map<string, { offered: number; won: number }>();
  for (const { answer, correct } of own.flatMap(({ choices }) => choices)) {
    const text = textOf(answer).replace(/ of shape .*/, '');
    const { offered, won } = wins.get(text) ?? { offered: 0, won: 0 };
    wins.set(text, { offered: offered + 1, won: won + Number(correct) });
  }
  return wins;
}

test('what is seen before the answer is the whole of what there was before the question', () => {
  const words = playerWords;
  for (const asked of tens.slice(0, 24).flat()) {
    const { program, given, kind } = asked;
    const lines = program.split('\n');
    expect(lines.slice(0, kind === 'writes' ? -2 : -1).join('\n')).toBe(given);
    const names = Object.keys(core.run(given).tensors);
    const stage = namedStage(core, given, names);
    const story = stageOf({ ...stage, room: { width: 328, height: 288 }, step: 0, words });
    const drawn = story?.sprites.filter(({ kind }) => kind === 'cell') ?? [];
    const cells = stage.operation.tensors.reduce((sum, { numel }) => sum + Number(numel), 0);
    expect(drawn, given).toHaveLength(cells);
    expect(names, program).toEqual(
      /^b = torch.ones|^b = np.ones/m.test(given) ? ['a', 'b'] : ['a'],
    );
  }
});

describe.each(completeLanguages)('in %s', (language) => {
  test('all of it is said, and no reason is empty', async () => {
    await speak(language);
    const odd = tens
      .flat()
      .filter((_, at) => at % 7 === 0)
      .flatMap((asked) => {
        const all = [
          said(asked.prompt),
          ...asked.choices.flatMap(({ answer, reason }) => [answerOf(answer), said(reason)]),
        ];
        return all.filter(({ text, lang }) => lang || !text || /undefined|NaN|\[object/.test(text));
      });
    expect(odd.slice(0, 5)).toEqual([]);
    await speak('en');
  });

  test('every word is there, with the same values and code', async () => {
    await speak('en');
    const english = { ...practiceWords };
    await speak(language);
    const own = { ...practiceWords };
    await speak('en');
    expect(differences(english, own)).toEqual([]);
    if (language !== 'en') expect(own.reasons.REVERSED).not.toBe(english.reasons.REVERSED);
  });
});

/** Where words lack something that the English ones have. */
function differences(from: object, to: object, path = ''): string[] {
  return Object.entries(from).flatMap(([key, value]): string[] => {
    const own = Reflect.get(to, key) as unknown;
    const place = `${path}${key}`;
    if (typeof own !== typeof value || !own) return [`${place} is missing`];
    if (typeof value === 'object') return differences(value, own as object, `${place}.`);
    const spoken = (words: unknown) =>
      typeof words === 'function' ? String(words('<first>', '<second>')) : String(words);
    const marks = (text: string) => [...text.matchAll(/`|<\w+>/g)].map(String).sort().join();
    return marks(spoken(value)) === marks(spoken(own)) ? [] : [`${place}: ${spoken(own)}`];
  });
}

test('a seed gives the same ten for ever', () => {
  const golden = levels.flatMap((level) =>
    ['class', 'x7', '2026-11'].map((seed) =>
      [`# ${seed}, level ${level}`, ...questionsOf(core, { seed, level }, TEN).map(told)].join(
        '\n\n',
      ),
    ),
  );
  expect(golden.join('\n\n')).toMatchSnapshot();
});

test('so does a fresh seed, and which of them are typed', () => {
  const golden = levels.map((level) =>
    questionsOf(core, { seed: `${FAIR}class`, level }, TEN).map(
      (asked) => `${told(asked)}${asked.typed ? '\ntyped' : ''}`,
    ),
  );
  expect(golden.map((ten) => ten.join('\n\n')).join('\n\n')).toMatchSnapshot();
});

describe('the level', () => {
  const start: Round = {
    seed: 'x',
    count: 10,
    fixed: null,
    about: null,
    due: [],
    level: 1,
    answered: [],
  };
  const play = (round: Round, ...outcomes: RoundOutcome[]) =>
    outcomes.reduce((now, outcome) => after(now, 'shape', outcome), round);

  test('rises after two right answers in a row, and falls after a wrong one', () => {
    expect(play(start, 'right').level).toBe(1);
    expect(play(start, 'right', 'right').level).toBe(2);
    expect(play(start, 'right', 'right', 'right').level).toBe(2);
    expect(play(start, 'right', 'right', 'right', 'right').level).toBe(3);
    expect(play(start, 'right', 'unsure', 'right').level).toBe(1);
    expect(play(start, 'right', 'right', 'wrong').level).toBe(1);
    expect(play(start, 'wrong').level).toBe(1);
    expect(play(start, 'right', 'second', 'right').level).toBe(1);
  });

  test('is about first answers; how sure they were is counted apart', () => {
    const answered = [
      { kind: 'shape', level: 1, outcome: 'right', sure: true },
      { kind: 'view', level: 1, outcome: 'second', sure: true },
      { kind: 'dim', level: 1, outcome: 'wrong', sure: false },
      { kind: 'cell', level: 1, outcome: 'unsure', sure: null },
    ] as const;
    const round = { ...start, answered };
    expect(confidence(round, true)).toEqual({ count: 2, right: 1 });
    expect(confidence(round, false)).toEqual({ count: 1, right: 0 });
    expect(misjudgedKinds(round)).toEqual(['view']);
  });

  test('stays where a link has fixed it; what was missed is counted', () => {
    const round = play({ ...start, fixed: 2, level: 2 }, 'right', 'right', 'wrong', 'unsure');
    expect(round.level).toBe(2);
    expect(countOf(round, 'right')).toBe(2);
    expect(missedKinds(round)).toEqual(['shape']);
  });
});

test('what was missed is asked once more at the end of the round, and first on another day', () => {
  const task = (number: number): Task => ({ seed: 'x', level: 1, about: null, number });
  let round: Round = {
    ...{ seed: 'x', count: 3, fixed: 1, about: null, level: 1, answered: [] },
    due: [task(7)],
  };
  for (const outcome of ['right', 'second', 'wrong'] as const)
    round = after(round, 'shape', outcome);
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => taskAt(round, at))).toEqual([
    { ...task(7), again: 'day' },
    ...[0, 1, 2].map((number) => ({ ...task(number), again: null })),
    ...[1, 2].map((number) => ({ ...task(number), again: 'round' })),
    null,
  ]);
  const missed = afterAnswer([], task(1), 'wrong', 10);
  expect(dueOn(missed, 10)).toEqual([]);
  expect(dueOn(missed, 11)).toEqual([{ ...task(1), day: 10 }]);
  expect(afterAnswer(missed, task(1), 'right', 10)).toEqual(missed);
  expect(afterAnswer(missed, task(1), 'second', 11)).toEqual([{ ...task(1), day: 11 }]);
  expect(afterAnswer(missed, task(2), 'right', 11)).toEqual(missed);
  expect(afterAnswer(missed, task(1), 'right', 11)).toEqual([]);
});

test('half of the questions have four options or are typed', () => {
  const all = tens.flat();
  const open = all.filter(({ typed, choices }) => typed || choices.length > 3);
  expect(open.length / all.length).toBeGreaterThan(0.5);
  for (const { typed, kind, choices } of all) {
    const answer = choices.find(({ correct }) => correct)?.answer;
    const error = answer && textOf(answer) === 'An error';
    if (typed && error) expect(['shape', 'inferred', 'product', 'reduced']).toContain(kind);
  }
});

test('a typed answer is read as it is meant', () => {
  const { choices } = tens.flat().find(({ kind }) => kind === 'strides') as Asked;
  const right = choices.findIndex(({ correct }) => correct);
  const text = textOf((choices[right] as Asked['choices'][number]).answer);
  for (const written of [
    text,
    text.replace(/[(), ]+/g, ' '),
    text.replace(/[( )]/g, ''),
    `[${text.slice(1, -1)}]`,
  ])
    expect(choiceTyped(choices, written), written).toBe(right);
  expect(choiceTyped(choices, text.replaceAll(',', '，'))).toBe(right);
  expect(choiceTyped(choices, '9999')).toBe('other');
  expect(outcomeOf(choices, ['other', 'other'])).toBe('wrong');
  expect(outcomeOf(choices, ['other', right])).toBe('second');
});

test('after a first wrong answer there is a second try, and no third', () => {
  const { choices } = tens.flat()[0] as Asked;
  const right = choices.findIndex(({ correct }) => correct);
  const [one = 0, other = 0] = choices.flatMap(({ correct }, at) => (correct ? [] : [at]));
  expect(outcomeOf(choices, [])).toBe(null);
  expect(outcomeOf(choices, [right])).toBe('right');
  expect(outcomeOf(choices, [one])).toBe(null);
  expect(outcomeOf(choices, ['unsure'])).toBe(null);
  expect(outcomeOf(choices, [one, right])).toBe('second');
  expect(outcomeOf(choices, ['unsure', right])).toBe('second');
  expect(outcomeOf(choices, [one, other])).toBe('wrong');
  expect(outcomeOf(choices, [one, 'unsure'])).toBe('unsure');
});

test('about each lesson other questions are asked, and none of another kind', () => {
  for (const { slug } of course) {
    const own = kindsAbout(slug)?.map(({ name }) => name) ?? [];
    const ten = questionsOf(core, { seed: 'about', level: 1, about: slug }, TEN);
    expect(new Set(ten.map(({ kind }) => kind)), slug).toEqual(new Set(own));
    expect(new Set(ten.map(({ kind, program }) => kind + program)).size, slug).toBe(TEN);
    expect(ten.flatMap(faultsOf)).toEqual([]);
  }
});

test('a link says which questions, and what cannot be read is told', () => {
  const link = { seed: 'x7', count: 5, level: 2 as Level, about: 'keepdim' };
  expect(parsePractice(formatPractice(link))).toEqual({ ...link, odd: false });
  expect(parsePractice('')).toEqual({
    seed: null,
    count: 10,
    level: null,
    about: null,
    odd: false,
  });
  for (const odd of [
    '?seed=<b>',
    '?n=0',
    '?n=51',
    '?n=x',
    '?level=4',
    '?seed=',
    '?about=x',
    '?about=toString',
  ])
    expect(parsePractice(odd).odd, odd).toBe(true);
});
