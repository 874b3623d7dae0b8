/** Makes a question from a program: the core runs it and says which choices are right. */
import type { Core } from '../core';
import type { Question, Statement, Story } from '../core/types';
import { printed } from '../lesson/truth';
import { resultOf } from '../state/at';
import type { Ask, Asked, Choice, CoreAnswer, CoreText, Draft, Printed, Source } from './asked';
import type { Random } from './random';

const FEWEST = 3;
const MOST = 4;

export type Composed = Omit<Asked, 'kind' | 'level' | 'given' | 'typed'>;

/** Null where nothing worth asking comes of the draft. */
export function compose(core: Core, random: Random, draft: Draft): Composed | null {
  const { statements, refusal } = core.run(draft.program);
  const last = statements.at(-1);
  const story = last && !refusal && !last.refusal ? core.story(draft.program, last.index) : null;
  if (!last || !story || statements.slice(0, -1).some(({ error }) => error)) return null;
  const { program, ask } = draft;
  const asked =
    'prompt' in ask
      ? own(core, random, program, last, story, ask)
      : ofTheCore(core, program, last.index, ask);
  return asked && asked.choices.length >= FEWEST ? asked : null;
}

/** Composes one of the core's own questions. */
function ofTheCore(
  core: Core,
  program: string,
  statement: number,
  ids: readonly string[],
): Composed | null {
  const question = core.questions(program, statement).find(({ id }) => ids.includes(id));
  // Seeds keep their questions: an operation that is too long to be a name was never asked about.
  if (!question || /^(…|result\b)/.test(String(question.values.written ?? ''))) return null;
  const { id, values, prompt, options } = question;
  const reveals = Number(question.reveals);
  const told = sentenceAt(core, program, statement, reveals);
  if (!told) return null;
  return {
    program,
    statement,
    reveals,
    prompt: { table: 'question', id, values, english: prompt },
    choices: options.map((option) => choiceOf(option, told)),
  };
}

function choiceOf(option: Question['options'][number], told: CoreText): Choice {
  const { answer, rule, values, text, reason, correct } = option;
  return {
    answer: { table: 'answer', id: answer, values, english: text },
    correct,
    reason: rule ? { table: 'rule', id: rule, values, english: reason } : told,
  };
}

/** The sentence of a step. */
function sentenceAt(core: Core, program: string, statement: number, step: number): CoreText | null {
  const scene = core.scene(program, statement, step);
  if (!scene) return null;
  const { event, sentence } = scene.stop ?? scene;
  return { table: 'event', id: event.id, values: event.values, english: sentence };
}

const WORDS = { ERROR: 'An error', VIEW: 'A view', COPY: 'A copy' } as const;
type Word = keyof typeof WORDS;
const word = (id: Word): CoreText => ({ table: 'answer', id, values: {}, english: WORDS[id] });

function own(
  core: Core,
  random: Random,
  program: string,
  last: Statement,
  story: Story,
  ask: Ask,
): Composed | null {
  const answer = rightOf(core, program, last, ask);
  const reveals = ask.told === 'result' ? layoutOf(core, program, story) : Number(story.steps) - 1;
  const told = sentenceAt(core, program, last.index, reveals);
  const unclear = ask.unless && run(core, program, { expression: ask.unless })?.code === 'True';
  if (!answer || !told || unclear) return null;
  const { values } = ask.prompt;
  const found = findingOf(core, program, ask, answer);
  const why = ask.reasons?.[found];
  const right: Choice = { answer, correct: true, reason: why ? { own: why, values } : told };
  const choices = [right];
  for (const { says, reason, where } of random.shuffled(ask.wrong)) {
    const wrong = typeof says === 'string' ? word(says) : run(core, program, says);
    if (!wrong || (where && where !== found) || choices.length === MOST) continue;
    if (choices.some((choice) => textOf(choice.answer) === textOf(wrong))) continue;
    choices.push({ answer: wrong, correct: false, reason: { own: reason, values } });
  }
  return {
    program,
    statement: last.index,
    reveals,
    prompt: ask.prompt,
    choices,
  };
}

/** The step that tells the layout; that it is contiguous or not comes after it and is another matter. */
function layoutOf(core: Core, program: string, story: Story): number {
  const result = resultOf(story);
  const id = core.scene(program, story.statement, result)?.event.id ?? '';
  return /CONTIGUOUS/.test(id) && result > 0 ? result - 1 : result;
}

function rightOf(core: Core, program: string, last: Statement, { right }: Ask) {
  if (last.error) return word('ERROR');
  const answer = run(core, program, right);
  return answer && right.shares ? word(answer.code === 'True' ? 'VIEW' : 'COPY') : answer;
}

function findingOf(
  core: Core,
  program: string,
  { before }: Ask,
  right: Printed | CoreText,
): CoreAnswer {
  if (!('code' in right)) return right.id as Word;
  if (!before) return 'PRINTED';
  return run(core, program, before)?.code === right.code ? 'SAME' : 'CHANGED';
}

/** Null where it is no answer that anybody could have. */
function run(core: Core, of: string, { expression, program = of }: Source): Printed | null {
  const code = printed(core, program, `print(${expression})`);
  return /^\(not run|Error: /.test(code) ? null : { code, program, expression };
}

export const textOf = (answer: Printed | CoreText) =>
  'code' in answer ? answer.code : answer.english;
