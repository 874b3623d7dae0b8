/** All JSON of all recorded programs is what core/story/types.def declares, and that is all of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readSchema } from '../../scripts/lib/scripts-wasm.mjs';
import { Core } from '../../wasm/binding';
import type { Story, Transcript } from '../../wasm/types';
import { oneInFive, takesAll } from '../one-in-five';
import { Declared, type Row } from './declared';
import { type Program, topicPrograms, topics } from './vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const pasted = join(import.meta.dirname, '../wasm');
let core: Core;
let declared: Declared;

interface Schema {
  types: Row[];
  phases: string[];
  stories: string[];
  dtypes: string[];
  [table: string]: unknown;
}

beforeAll(async () => {
  core = await Core.fromBytes(built('core.wasm'));
  const schema = readSchema() as Schema;
  const ids = (table: string) => (schema[table] as { id: string }[]).map(({ id }) => id);
  declared = new Declared(schema.types, {
    PhaseId: schema.phases,
    StoryKind: schema.stories,
    DType: schema.dtypes,
    EventId: ids('events'),
    CautionId: ids('cautions'),
    QuestionId: ids('questions'),
    AnswerId: ids('answers'),
    RuleId: ids('rules'),
    ApartId: ids('aparts'),
    RepairId: ids('repairs'),
  });
});

/** A few steps of each phase. */
function* stepsOf(story: Story): Generator<number> {
  for (const { phases } of story.operations)
    for (const { first, steps } of phases) {
      const [from, count] = [Number(first), Number(steps)];
      yield* new Set([from, from + Math.floor(count / 2), from + count - 1]);
    }
}

function checkStory(source: string, statement: number): void {
  const story = core.story(source, statement);
  if (!story) return;
  declared.check('Story', story);
  for (const step of stepsOf(story))
    declared.check('Scene', core.scene(source, statement, step), `Scene ${step}`);
  // Of one statement in fifty: each runs the program again and again.
  if (statement % 50 === 10)
    for (const place of core.sizePlaces(source, statement)) declared.check('SizePlace', place);
  core.questions(source, statement).forEach((question) => {
    declared.check('Question', question);
  });
}

function checkNames(source: string, { tensors }: Transcript): void {
  for (const [name, { shape }] of Object.entries(tensors)) {
    const probe = core.probe(source, name, shape.map(() => 0)); // biome-ignore format: one line
    if (probe) declared.check('Probe', probe);
    for (const info of core.named(source, name)) declared.check('TensorInfo', info);
  }
}

function checkProgram(source: string): void {
  const transcript = core.run(source);
  declared.check('Transcript', transcript);
  declared.check('ProgramMap', core.map(source));
  for (const { index } of transcript.statements) checkStory(source, index);
  checkNames(source, transcript);
}

const told = (program: Program, check: () => void) => {
  try {
    check();
  } catch (error) {
    throw new Error(`${program.name}: ${error instanceof Error ? error.message : error}`);
  }
};

test.each([...topics()])(
  'what is written of %s',
  (topic) => {
    for (const program of oneInFive(topicPrograms(topic), 'JSON of recorded programs', topic))
      told(program, () => {
        checkProgram(program.source);
      });
  },
  400_000,
);

/** What it asks for. */
function checkDiagnosis(text: string, answers: Record<string, string>): string[] {
  const found = core.diagnose(text, answers);
  const kind =
    found && 'outside' in found ? 'Outside' : found && 'row' in found ? 'Diagnosis' : 'Ran';
  if (found) declared.check(kind, found);
  return found && 'asked' in found ? found.asked.map(({ name }) => name) : [];
}

test('what is written of programs that are not run to their end', () => {
  const lines = [
    'x = (',
    'import pandas\npandas.y',
    'y = open(1)\ny',
    'torch.manual_seed(0)\ntorch.bernoulli(3)\ntorch.rand(2)',
    'torch.set_default_dtype(1)\ntorch.ones(2)',
    'for i in range(10 ** 9): pass\n1',
    'for i in range(99999):\n  for j in range(99999): pass\n\n1',
    'torch.rand(20000, 20000).shape',
    'from torch import nn\nfor _ in range(3): m = nn.Sequential(*[m if _ else nn.ReLU()] * 20)\nm(torch.ones(2)).shape',
  ];
  for (const last of lines) checkProgram(`import torch\n${last}\n`);
});

test('what is written of what works instead', () => {
  for (const text of readFileSync(join(pasted, 'repairs.txt'), 'utf8')
    .split(/^### .*\n/m)
    .slice(1))
    checkProgram(text.replace(/^=> .*\n/gm, ''));
});

test('what is written of pasted errors', () => {
  for (const file of ['pasted.txt', 'pasted-outside.txt', 'tracebacks.txt'])
    for (const text of readFileSync(join(pasted, file), 'utf8').split(/^### .*\n/m)) {
      const asked = checkDiagnosis(text, {});
      // Where the sizes fit, the program ends in no error.
      checkDiagnosis(text, Object.fromEntries(asked.map((name) => [name, '3'])));
    }
}, 100_000);

// One program in five does not write everything.
test.runIf(takesAll)('each null, word and kind of figure that is declared is also written', () => {
  const never = [...declared.met].filter(([, times]) => times === 0).map(([what]) => what);
  expect(never).toEqual(['Diagnosis.program: null']); // when memory runs out
});

test('what is missing, surplus or of another kind is found', () => {
  const span = { start: 0, end: 1, line: 1, column: 1 };
  const wrong = [
    { ...span, line: null },
    { ...span, more: 1 },
    { start: 0 },
    { ...span, end: '1' },
  ];
  for (const value of wrong) expect(() => declared.check('Span', value)).toThrow();
  expect(() => declared.check('Refusal', { ...span, message: '', more: 1 })).toThrow('more');
  expect(() => declared.check('Figure', { kind: 'none' })).toThrow();
  declared.check('Refusal', { ...span, message: '' });
});
