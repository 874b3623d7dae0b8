/** The stories of all recorded programs: they end in what the program answers, step by step. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type {
  Int,
  Operation,
  Question,
  Scene,
  Statement,
  Story,
  StoryKind,
  Transcript,
} from '../../wasm/types';
import { figureOf } from '../../web/src/figures/figure-of';
import { oneInFive, takesAll } from '../one-in-five';
import { type Program, randomPrograms, topicPrograms, topics } from './vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const load = () => Core.fromBytes(built('core.wasm'));
const core = await load();
const fresh = await load();

const copying: StoryKind[] = ['copy', 'join', 'reorder', 'index', 'put'];

interface Told {
  program: Program;
  transcript: Transcript;
  statement: Statement;
  story: Story;
}

function* toldStatements(programs: Program[]): Generator<Told> {
  for (const program of programs) {
    const transcript = core.run(program.source);
    for (const statement of transcript.statements) {
      const story = core.story(program.source, statement.index);
      if (story) yield { program, transcript, statement, story };
    }
  }
}

const sceneAt = ({ program, statement }: Told, step: number) =>
  core.scene(program.source, statement.index, step) ?? expect.fail('no such step');

/** Steps and phases follow one another without gap, and *Next* goes from the first to the last. */
function checkSteps({ story, statement }: Told) {
  let next = 0;
  const goesOn = (from: Int) =>
    from === next || expect.fail(`${statement.source}: ${from}, ${next}`);
  for (const operation of story.operations) {
    goesOn(operation.first);
    for (const phase of operation.phases) {
      goesOn(phase.first);
      next += Number(phase.steps);
    }
    goesOn(Number(operation.first) + Number(operation.steps));
  }
  goesOn(story.steps);
  const stops = story.stops.map(Number);
  const rises = stops.every((stop, at) => stop > (stops[at - 1] ?? -1));
  const whole = story.stops[0] === 0 && story.stops.at(-1) === next - 1;
  if (!rises || !whole) expect.fail(`${statement.source}: it stops at ${story.stops}`);
}

/** A story ends refused exactly where its statement raised in a tensor operation. */
function checkRefusal({ statement, story }: Told) {
  const refused = story.operations.filter((operation) => operation.refused);
  if (refused.length === 0) return;
  expect(refused.length).toBe(1);
  if (statement.source.startsWith('try')) return; // what it raised was caught
  expect(statement.error, statement.source).not.toBeNull();
  expect(refused[0]).toBe(story.operations.at(-1));
  expect(story.error).toEqual(statement.error);
}

/** What an element step writes is what the result holds there from that step on. */
function checkElement(told: Told, operation: Operation, number: number, scene: Scene) {
  const element = figureOf(scene, 'element');
  const written = element?.write ?? element?.reads[0];
  if (!element || !written || written.value === '?') return;
  if (element.number !== number) expect.fail(`${told.program.name}: ${element.number}, ${number}`);
  const start = written.index.map(Number);
  const cells = core.cells(
    told.program.source,
    {
      statement: told.statement.index,
      operation: told.story.operations.indexOf(operation),
      tensor: written.tensor,
      step: scene.step,
    },
    start,
    start.map(() => 1),
  );
  const where = `${told.program.name}: ${scene.sentence}`;
  const [address, ...others] = cells.addresses;
  if (address !== Number(written.address) || others.length > 0)
    expect.fail(`${where}: ${cells.addresses} is not ${written.address}`);
  if (cells.labels && cells.labels[0] !== written.value)
    expect.fail(`${where}: ${cells.labels[0]} is not ${written.value}`);
}

/** What is only copied keeps its value: that of the element that was read, as its library prints it. */
function checkCopied({ program }: Told, operation: Operation, scene: Scene) {
  const element = figureOf(scene, 'element');
  const [read, write] = [element?.reads[0], element?.write];
  if (!copying.includes(operation.kind) || !read || !write) return;
  if (scene.event.id === 'ELEMENT_ADDED') return; // what stands there then is what its step says
  const [from, to] = [read, write].map(({ tensor }) => operation.tensors[tensor]);
  const alike = from?.dtype === to?.dtype && from?.strideUnit === to?.strideUnit;
  if (!alike || read.value === '?' || write.value === '?') return;
  if (read.value !== write.value)
    expect.fail(`${program.name}: ${scene.sentence}: ${read.value} is not ${write.value}`);
}

function checkElements(told: Told) {
  for (const operation of told.story.operations) {
    const phase = operation.phases.find(({ phase }) => phase === 'elements');
    if (!phase) continue;
    const count = Number(phase.steps);
    for (const number of new Set([0, Math.floor(count / 2), count - 1])) {
      const scene = sceneAt(told, Number(phase.first) + number);
      checkElement(told, operation, number, scene);
      checkCopied(told, operation, scene);
    }
  }
}

const within = (step: Int, first: Int, end: number) =>
  Number(first) <= Number(step) && Number(step) < end;

/** One option is right, no two say the same, and what is asked comes before what tells it. */
function isSound({ step, reveals, options }: Question, steps: Int) {
  const [right, ...others] = options.filter(({ correct }) => correct);
  if (!right || others.length > 0) return false;
  const shown = right.answer === 'SHAPE' || right.answer === 'ADDRESS';
  return (
    (!shown || right.reason.includes(right.text)) &&
    new Set(options.map(({ text }) => text)).size === options.length &&
    within(reveals, Number(step ?? -1) + 1, Number(steps))
  );
}

/** Cautions belong to a step, questions are sound. Plain conditions: there are very many. */
function checkRemarks({ program, statement, story }: Told) {
  for (const { id, operation, step } of story.cautions) {
    const { first, steps } = story.operations[operation] ?? expect.fail('no such operation');
    if (!within(step, first, Number(first) + Number(steps)))
      expect.fail(`${statement.source}: ${id}`);
  }
  for (const question of core.questions(program.source, statement.index)) {
    if (!isSound(question, story.steps)) expect.fail(`${statement.source}: ${question.id}`);
  }
}

/** `name = operation`: the program up to here leaves `name` as the story's last result. */
function checkResult({ program, statement, story }: Told) {
  const [, name, expression] = /^(\w+) = ([^;]*)$/s.exec(statement.source) ?? [];
  const last = story.operations.at(-1);
  if (!name || !last || last.result === null || expression?.trim() !== last.text.trim()) return 0;
  const state = fresh.run(program.source.slice(0, statement.span.end)).tensors[name];
  const result = last.tensors[last.result] ?? expect.fail('no such tensor');
  if (!state) return 0; // a tuple of tensors, or a NumPy scalar
  const { shape, stride, offset } = state;
  expect({
    shape: result.shape,
    stride: result.stride,
    offset: result.offsetShown,
  }).toEqual({ shape, stride, offset });
  return 1;
}

/** A step reached alone, in a core that told nothing else, is the step reached by walking. */
function checkAlone(told: Told, step: number) {
  const { program, statement } = told;
  fresh.run(program.source);
  expect(fresh.scene(program.source, statement.index, step)).toEqual(sceneAt(told, step));
}

/** A story takes as long as many answers: of what was drawn at random, one in four is told. */
const oneInFour = (programs: Program[]) => programs.filter((_, i) => i % 4 === 0);

const everything = [
  ...topics().map((topic) => [topic, topicPrograms(topic)] as const),
  ...(['torch', 'numpy'] as const).map(
    (it) => [`random_${it}`, oneInFour(randomPrograms(it))] as const,
  ),
];

test.each(everything)(
  'the stories of %s',
  (topic, programs) => {
    let count = 0;
    let results = 0;
    for (const told of toldStatements(oneInFive(programs, 'stories of recorded programs', topic))) {
      checkSteps(told);
      checkRefusal(told);
      checkElements(told);
      checkRemarks(told);
      results += checkResult(told);
      if (count++ % 10 === 0)
        checkAlone(told, Number(told.story.stops[count % told.story.stops.length]));
    }
    if (topic.startsWith('random')) expect(results).toBeGreaterThan(takesAll ? 500 : 100);
  },
  400_000,
);
