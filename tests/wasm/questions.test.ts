/**
 * Questions give nothing away, over the recorded random programs: no option wins by its place, by what it says, or by
 * how many there are. The same figures, and every answer, live: tests/oracle/questions.py.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Operation, Question } from '../../wasm/types';

const root = join(import.meta.dirname, '../..');
/** Every so many of the recorded programs. */
const stride = 4;
/** Share of the questions that always choosing the same may win, and questions below which a share says nothing. */
const most = 0.6;
const few = 50;

interface Asked {
  question: Question;
  operation: Operation;
  /** The operation raised, and with it its statement. */
  raised: boolean;
}

let asked: Asked[];
beforeAll(async () => {
  const core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
  asked = ['torch', 'numpy']
    .flatMap((dialect) =>
      readFileSync(join(root, `tests/vectors/random_${dialect}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .slice(1),
    )
    .filter((_, i) => i % stride === 0)
    .flatMap((line) => {
      const { program: recorded } = JSON.parse(line) as { program: string };
      const program = recorded + rebinding(recorded);
      return core.run(program).statements.flatMap(({ index, operations, error }): Asked[] => {
        const story = operations > 0 ? core.story(program, index) : null;
        if (!story) return [];
        return core.questions(program, index).flatMap((question) => {
          const operation = story.operations[Number(question.operation)];
          const last = Number(question.operation) === story.operations.length - 1;
          return operation ? [{ question, operation, raised: last && error !== null }] : [];
        });
      });
    });
}, 120_000);

/** Every `a + b` of two names once more as `a = a + b`, which writes nothing. */
const rebinding = (program: string) =>
  [...program.matchAll(/\b([a-z]) ([-+*/]) ([a-z])\b/g)]
    .map(([, a, sign, b]) => `${a} = ${a} ${sign} ${b}\n`)
    .join('');

const right = ({ options }: Question) => options.filter(({ correct }) => correct);

test('enough are asked, of every kind, each with one right option among different ones', () => {
  expect(asked.length).toBeGreaterThan(2000);
  expect(new Set(asked.map(({ question }) => question.id)).size).toBe(9);
  for (const { question } of asked) {
    expect(right(question)).toHaveLength(1);
    expect(new Set(question.options.map(({ text }) => text)).size).toBe(question.options.length);
    for (const { reason } of question.options) expect(reason).toMatch(/\.$/);
  }
});

const tuple = (shape: readonly (number | string)[]) =>
  `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;

/** What the operation did, in the words of an option; null where that is not about its result. */
function done({ question, operation, raised }: Asked): string | null {
  const result =
    operation.result === null ? undefined : operation.tensors[Number(operation.result)];
  switch (question.id) {
    case 'RESULT_SHAPE':
    case 'REDUCED_SHAPE':
    case 'PRODUCT_SHAPE':
      return raised ? 'An error' : result ? tuple(result.shape) : null;
    case 'IN_PLACE':
      if (raised) return 'An error';
      return operation.kind === 'broadcast' && result?.storage !== operation.tensors[0]?.storage
        ? `It makes ${question.values.target} a new tensor of shape ${tuple(result?.shape ?? [])}`
        : `It writes into ${question.values.target}`;
    case 'VIEW_OR_COPY':
      if (raised) return 'An error';
      return result?.storage === operation.tensors[0]?.storage ? 'A view' : 'A copy';
    default:
      return null;
  }
}

test('what is marked right is what the operation did', () => {
  const wrong = asked.filter((one) => {
    const told = done(one);
    return told !== null && right(one.question)[0]?.text !== told;
  });
  expect(wrong.map(({ question }) => question.prompt)).toEqual([]);
});

/** How often each choice that needs no thought wins: a place, or one of those that say the same kind of thing. */
function wins(): Map<string, { won: number; of: number }> {
  const shares = new Map<string, { won: number; of: number }>();
  const count = (choice: string, won: number) => {
    const share = shares.get(choice) ?? { won: 0, of: 0 };
    shares.set(choice, { won: share.won + won, of: share.of + 1 });
  };
  for (const { question } of asked)
    for (const size of [question.options.length, 'any']) {
      const kind = `${question.id} of ${size} options`;
      for (let place = 0; place < 4; place++)
        count(`${kind}, place ${place + 1}`, question.options[place]?.correct ? 1 : 0);
      for (const answer of new Set(question.options.map((option) => option.answer))) {
        const same = question.options.filter((option) => option.answer === answer);
        count(`${kind}, ${answer}`, same.filter(({ correct }) => correct).length / same.length);
      }
    }
  return shares;
}

test('no choice without thought wins more than 60 %', () => {
  const shares = [...wins()].filter(([, { of }]) => of >= few);
  const told = shares.map(([choice, { won, of }]) => [choice, won / of] as const);
  expect(told.filter(([, share]) => share > most)).toEqual([]);
});

test('no option is never right', () => {
  const shares = [...wins()].filter(
    ([choice, { of }]) => of >= few && / of any options, [A-Z_]+$/.test(choice),
  );
  expect(shares.filter(([, { won }]) => won === 0).map(([choice]) => choice)).toEqual([]);
});
